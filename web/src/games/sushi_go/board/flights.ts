// How pieces move: Web Animations from place to place.

export interface Middle {
  x: number;
  y: number;
  w: number;
}

/** The middle of an element on the screen, and its width. */
export function middle(element: HTMLElement): Middle {
  const { left, top, width, height } = element.getBoundingClientRect();
  // Turned elements have larger boxes; their own width is what counts.
  return { x: left + width / 2, y: top + height / 2, w: element.offsetWidth || width };
}

/** The transform that puts an element elsewhere. */
export const by = (own: Middle, to: Middle, scale: number) =>
  `translate(${to.x - own.x}px, ${to.y - own.y}px) scale(${scale})`;

/** A card flies from its place to another and shrinks or grows to its size. */
export function fly(card: HTMLElement, from: Middle, to: Middle, duration: number): Animation {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return card.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 16}px) scale(1.2)`, offset: 0.45 },
      { transform: `translate(${x}px, ${y}px) scale(${to.w / from.w || 1})` },
    ],
    { duration, easing: 'ease-in-out', fill: 'forwards' },
  );
}

/** A hand travels from seat to seat. */
export function travel(packet: HTMLElement, from: Middle, to: Middle, duration: number): Animation {
  const put = ({ x, y }: { x: number; y: number }, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  return packet.animate(
    [
      { transform: put(from, 0.7), opacity: 0.2 },
      { transform: put(from, 1), opacity: 1, offset: 0.15 },
      { transform: put(to, 1), opacity: 1, offset: 0.85 },
      { transform: put(to, 0.7), opacity: 0 },
    ],
    { duration: duration * 0.9, easing: 'ease-in-out', fill: 'both' },
  );
}

/** A card is lifted and turned over. */
export function turnOver(
  back: HTMLElement,
  face: HTMLElement,
  duration: number,
  delay: number,
): readonly Animation[] {
  const timing = { duration, delay, fill: 'both', easing: 'ease-in-out' } as const;
  const lift = 'translateY(-14%) scale(1.14)';
  const edge = `${lift} rotateY(90deg)`;
  return [
    back.animate([{ transform: 'none' }, { transform: edge, offset: 0.5 }, { transform: edge }], timing),
    face.animate(
      [
        { transform: 'rotateY(-90deg)' },
        { transform: `${lift} rotateY(-90deg)`, offset: 0.5 },
        { transform: 'none' },
      ],
      timing,
    ),
  ];
}
