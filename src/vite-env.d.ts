/// <reference types="vite/client" />

declare const __APP_VERSION__: string;
/** Of the build; empty where nobody told it. */
declare const __APP_COMMIT__: string;

declare module 'mic-recorder-to-mp3' {
  export default class MicRecorder {
    constructor(options?: { bitRate?: number; encoderBitRate?: number; deviceId?: string });
    start(): Promise<MediaStream>;
    getMp3(): Promise<[Uint8Array[], Blob]>;
    lameEncoder: { encode(samples: Float32Array): void };
  }
}
