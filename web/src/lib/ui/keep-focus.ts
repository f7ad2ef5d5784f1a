// Keeps the focus: when the focused element is removed, its nearest neighbour gets the focus instead of nothing.
const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** The tab stops in an element, in order. */
function tabStops(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.tabIndex >= 0 && !each.closest('[inert]') && each.getClientRects().length > 0,
  );
}

/** Whether something covers an element, such as a sticky bar. */
export function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && !element.contains(seen) && !seen.contains(element);
}

/** Scrolls until nothing covers the element; the browser only ensures that it is on the screen. */
function uncover(element: Element): void {
  if (!element.isConnected || !element.matches(':focus-visible')) return;
  for (const block of ['center', 'start'] as const) if (isCovered(element)) element.scrollIntoView({ block });
}

/** Starts keeping the focus; returns a function that stops it. `home` gets the focus if no neighbour is left. */
export function keepFocus(home: () => HTMLElement | undefined): () => void {
  let last: Element | null = null;
  // The ancestors from the inside out, each with the number of tab stops before the focus.
  let around: [Element, number][] = [];
  let byKeys = false;

  function onfocusin(event: FocusEvent): void {
    const target = event.target as Element;
    last = target;
    around = [];
    // After the browser's own scrolling.
    setTimeout(() => uncover(target));
    const all = tabStops(document.body);
    const before = all.slice(0, Math.max(0, all.indexOf(target as HTMLElement)));
    for (let each = target.parentElement; each && each !== document.body; each = each.parentElement) {
      const within = each;
      around.push([each, before.filter((stop) => within.contains(stop)).length]);
    }
  }
  // A click on nothing is meant to remove the focus.
  function onpointerdown(): void {
    last = null;
    byKeys = false;
  }
  function onkeydown(): void {
    byKeys = true;
  }

  function restore(): void {
    if (!last || last.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    last = null;
    for (const [each, at] of around) {
      const near = each.isConnected ? tabStops(each) : [];
      const next = near[Math.min(at, near.length - 1)];
      if (next) return next.focus({ preventScroll: !byKeys });
      // Beyond the page's content there are no neighbours: start at its top.
      if (each === home()) break;
    }
    home()?.focus({ preventScroll: !byKeys });
  }

  const watch = new MutationObserver(restore);
  watch.observe(document.body, { childList: true, subtree: true });
  const listeners = { focusin: onfocusin, pointerdown: onpointerdown, keydown: onkeydown } as const;
  for (const [kind, listener] of Object.entries(listeners)) {
    addEventListener(kind, listener as EventListener, true);
  }
  return () => {
    watch.disconnect();
    for (const [kind, listener] of Object.entries(listeners)) {
      removeEventListener(kind, listener as EventListener, true);
    }
  };
}
