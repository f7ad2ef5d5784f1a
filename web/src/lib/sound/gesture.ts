// Remembers the first gesture: browsers allow neither sound nor vibration before it. It loads with the page, so that it
// sees the tap that opens a match; the sounds themselves load with the match.
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;
let isAwake = false;

/** Starts to watch for the first gesture. */
export function watchGestures(): void {
  const note = () => {
    // A finger counts only when it is lifted, and Escape never does.
    isAwake = navigator.userActivation?.hasBeenActive ?? true;
    if (isAwake) GESTURES.forEach((gesture) => removeEventListener(gesture, note, true));
  };
  GESTURES.forEach((gesture) => addEventListener(gesture, note, true));
}

/** Whether there has been a gesture. */
export function hadGesture(): boolean {
  return isAwake;
}
