import { createEmitter } from './createStore';

/**
 * Says that the network or the server is back: what could not be loaded may be had now (REAL-6).
 * `onComeback` returns the function that ends the subscription.
 */
export const { emit: reportComeback, subscribe: onComeback } = createEmitter();
