// Keeps the keyboard's place: when what has the focus goes away, its nearest neighbour has it, never nothing.
const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** The things in an element that the tab key comes to, in their order. */
function stops(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.tabIndex >= 0 && !each.closest('[inert]') && each.getClientRects().length > 0,
  );
}

/** Whether something lies over an element: a hand or a bar that stays in sight while the rest scrolls. */
export function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && !element.contains(seen) && !seen.contains(element);
}

/** Scrolls until the focus is not under anything; the browser only sees to it that it is on the screen. */
function uncover(element: Element): void {
  if (!element.isConnected || !element.matches(':focus-visible')) return;
  for (const block of ['center', 'start'] as const) if (isCovered(element)) element.scrollIntoView({ block });
}

/** Watches over the focus in all that is drawn; gives a function that ends it. */
export function steady(home: () => HTMLElement | undefined): () => void {
  let last: Element | null = null;
  // From the inside out, each with how many stops come before the focus.
  let around: [Element, number][] = [];
  let byKeys = false;

  function onfocusin(event: FocusEvent): void {
    const target = event.target as Element;
    last = target;
    around = [];
    // After the browser's own scrolling.
    setTimeout(() => uncover(target));
    // Those before it; an element's own are the ones that it holds.
    const all = stops(document.body);
    const before = all.slice(0, Math.max(0, all.indexOf(target as HTMLElement)));
    for (let each = target.parentElement; each && each !== document.body; each = each.parentElement) {
      const within = each;
      around.push([each, before.filter((stop) => within.contains(stop)).length]);
    }
  }
  // Who clicks beside everything wants the focus nowhere.
  function onpointerdown(): void {
    last = null;
    byKeys = false;
  }
  function onkeydown(): void {
    byKeys = true;
  }

  function hold(): void {
    if (!last || last.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    last = null;
    for (const [each, at] of around) {
      const near = each.isConnected ? stops(each) : [];
      const next = near[Math.min(at, near.length - 1)];
      if (next) return next.focus({ preventScroll: !byKeys });
      // What was about the whole place is no neighbour: it is read from its top.
      if (each === home()) break;
    }
    home()?.focus({ preventScroll: !byKeys });
  }

  const watch = new MutationObserver(hold);
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
