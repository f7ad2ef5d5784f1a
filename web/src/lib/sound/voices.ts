// How each sound is made: filtered noise for paper, damped clicks for wood, a small marimba for everything good.

/** Where a sound goes, and when it begins on the context's clock. */
export interface Place {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

// All times are in seconds.
interface Envelope {
  after?: number;
  rise?: number;
  length: number;
  level: number;
}

// No two cards sound quite the same.
const about = (value: number) => value * (0.95 + Math.random() * 0.1);

/** A note of the pentatonic scale: 0 is C4, 5 is C5. */
function pitch(step: number): number {
  const semitones = [0, 2, 4, 7, 9][step % 5] as number;
  return 261.63 * 2 ** (Math.floor(step / 5) + semitones / 12);
}

// Rises and dies away, so that it cracks at neither end.
function sound(
  { context, out, at }: Place,
  source: AudioScheduledSourceNode,
  last: AudioNode,
  how: Envelope,
): void {
  const { after = 0, rise = 0.003, length, level } = how;
  const start = at + after;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(level, start + rise);
  volume.gain.exponentialRampToValueAtTime(level / 500, start + length);
  last.connect(volume).connect(out);
  source.start(start);
  source.stop(start + length);
}

/** A sine that slides from one pitch to another. */
function tone(place: Place, from: number, to: number, how: Envelope): void {
  const start = place.at + (how.after ?? 0);
  const source = place.context.createOscillator();
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + how.length);
  sound(place, source, source, how);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  let noise = noises.get(context);
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    noise.getChannelData(0).forEach((_, index, samples) => (samples[index] = Math.random() * 2 - 1));
    noises.set(context, noise);
  }
  return noise;
}

/** Noise through a band that slides: a card, a sleeve, a breath of air. */
function rustle(place: Place, from: number, to: number, how: Envelope): void {
  const start = place.at + (how.after ?? 0);
  const source = place.context.createBufferSource();
  source.buffer = noiseOf(place.context);
  source.loop = true;
  const band = place.context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(about(from), start);
  band.frequency.exponentialRampToValueAtTime(about(to), start + how.length);
  sound(place, source, source.connect(band), how);
}

/** A knock on wood: a short, falling tone with a touch of noise. */
function knock(place: Place, height: number, level: number, after = 0): void {
  const tuned = about(height);
  tone(place, tuned, tuned * 0.7, { after, rise: 0.001, length: 0.07, level });
  tone(place, tuned * 2.7, tuned * 2.2, { after, rise: 0.001, length: 0.025, level: level * 0.35 });
  rustle(place, 2200, 1400, { after, rise: 0.001, length: 0.018, level: level * 0.7 });
}

/** A bar of a marimba: its second partial is two octaves up, and fades first. */
function chime(place: Place, step: number, after = 0, length = 0.5, level = 0.2): void {
  const note = pitch(step);
  tone(place, note, note, { after, rise: 0.005, length, level });
  tone(place, note * 4, note * 4, { after, rise: 0.002, length: length * 0.22, level: level * 0.16 });
}

const chimes = (place: Place, gap: number, steps: readonly number[], length?: number, level?: number) =>
  steps.forEach((step, index) => chime(place, step, index * gap, length, level));

/** The sounds; `count` is how often one was played in quick succession before. */
export const VOICES = {
  card: (place) => {
    rustle(place, 3200, 1300, { length: 0.09, level: 0.3 });
    tone(place, 170, 90, { after: 0.03, length: 0.08, level: 0.28 });
  },
  flip: (place) => {
    rustle(place, 1300, 4200, { rise: 0.03, length: 0.09, level: 0.26 });
    rustle(place, 2600, 1500, { after: 0.08, length: 0.04, level: 0.3 });
  },
  pass: (place) => rustle(place, 500, 1700, { rise: 0.14, length: 0.36, level: 0.24 }),
  die: (place) => {
    knock(place, 560, 0.3);
    knock(place, 640, 0.16, 0.085);
    knock(place, 600, 0.08, 0.145);
  },
  rattle: (place) => {
    for (let hit = 0; hit < 7; hit++)
      knock(place, 480 + Math.random() * 320, 0.1 + Math.random() * 0.08, about(hit * 0.055));
  },
  chip: (place) => {
    knock(place, 950, 0.22);
    tone(place, 210, 120, { length: 0.09, level: 0.26 });
  },
  token: (place) => {
    knock(place, 1250, 0.16);
    chime(place, 12, 0.03, 0.22, 0.08);
  },
  // Climbs as the points add up.
  tick: (place, count) => chime(place, 7 + Math.min(count, 9), 0, 0.22, 0.14),
  set: (place) => chimes(place, 0.075, [5, 7, 8], 0.45),
  line: (place) => {
    chimes(place, 0.075, [5, 6, 7, 8, 9], 0.4, 0.17);
    chimes(place, 0, [10, 12], 0.8, 0.13);
  },
  turn: (place) => chimes(place, 0.14, [7, 9], 0.5, 0.24),
  round: (place) => chimes(place, 0.12, [2, 5, 8, 7], 0.7, 0.18),
  win: (place) => chimes(place, 0.1, [5, 7, 8, 10, 8, 10, 12], 0.8, 0.2),
  lose: (place) => chimes(place, 0.24, [4, 2], 0.7, 0.2),
  reaction: (place) => {
    tone(place, 380, 720, { rise: 0.015, length: 0.1, level: 0.2 });
    tone(place, 560, 980, { after: 0.09, rise: 0.01, length: 0.08, level: 0.12 });
  },
} satisfies Record<string, (place: Place, count: number) => void>;

export type Sound = keyof typeof VOICES;
