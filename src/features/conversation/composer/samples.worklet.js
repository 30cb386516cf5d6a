/* global AudioWorkletProcessor, registerProcessor */

/** Two frames of mp3: some twenty messages a second. */
const blockSize = 2_304;

/**
 * Hands the page what the microphone hears, block by block (P-15). Fetched by its address, as the content policy wants
 * it, and so it is written as the browser runs it and imports nothing.
 */
class Samples extends AudioWorkletProcessor {
  block = new Float32Array(blockSize);
  filled = 0;

  process([[heard] = []]) {
    if (!heard) return true;
    const fits = Math.min(heard.length, blockSize - this.filled);
    this.block.set(heard.subarray(0, fits), this.filled);
    this.filled += fits;
    if (this.filled < blockSize) return true;
    this.port.postMessage(this.block);
    this.block.set(heard.subarray(fits));
    this.filled = heard.length - fits;
    return true;
  }
}

registerProcessor('samples', Samples);
