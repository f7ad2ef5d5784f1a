// The one audio context of the page, with everything between a sound and the speaker.

export interface Desk {
  context: AudioContext;
  /** Where the sounds go in. */
  input: AudioNode;
}

const LOUDNESS = 0.6;
let desk: Desk | null | undefined;

/** The desk, made on first use; null if there is no audio here. */
export function openDesk(): Desk | null {
  if (desk !== undefined) return desk;
  try {
    const context = new AudioContext();
    // Many sounds at once become one soft one.
    const compressor = context.createDynamicsCompressor();
    compressor.threshold.value = -20;
    compressor.ratio.value = 4;
    const master = context.createGain();
    master.gain.value = LOUDNESS;
    compressor.connect(master).connect(context.destination);
    desk = { context, input: compressor };
  } catch {
    desk = null;
  }
  return desk;
}

/** Silences what is sounding, and lets the device rest until the next sound. */
export function closeDesk(): void {
  desk?.context.close().catch(() => undefined);
  desk = undefined;
}
