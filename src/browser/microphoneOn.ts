import { createStore } from './createStore';

/** Whether a voice note is being recorded: a sound of the app's own would be heard in it (PUB-90). */
export const microphoneOn = createStore(false);
