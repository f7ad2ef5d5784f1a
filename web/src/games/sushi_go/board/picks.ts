// Turns taps on cards into one of the offered moves: `squid`, `wasabi+squid`, `squid/egg`, `wasabi+squid/egg`.

/** What a card is chosen for: to keep, to keep as a second card with chopsticks, or for the invisible player. */
export type Role = 'first' | 'second' | 'invisible';

/** The card for each role. */
export type Picked = Partial<Record<Role, string>>;

/** The positions of the chosen cards in the hand. */
export type Draft = Partial<Record<Role, number | undefined>>;

/** The cards that a move's text names. */
export function pickOf(move: string): Picked {
  const [own = '', invisible] = move.split('/');
  const [first = '', second] = own.split('+');
  return { first, ...(second && { second }), ...(invisible && { invisible }) };
}

/** The roles to fill, by the offered moves that keep two cards or one. */
export function rolesOf(moves: readonly string[], two: boolean): Role[] {
  const fitting = moves.map(pickOf).find((pick) => Boolean(pick.second) === two);
  return (['first', 'second', 'invisible'] as const).filter((role) => fitting?.[role]);
}

/** Whether any offered move keeps two cards. */
export function offersTwo(moves: readonly string[]): boolean {
  return moves.some((move) => pickOf(move).second);
}

/** The offered moves that match the choice so far. */
function matching(
  moves: readonly string[],
  roles: readonly Role[],
  draft: Draft,
  hand: readonly string[],
): string[] {
  return moves.filter((move) => {
    const pick = pickOf(move);
    return (['first', 'second', 'invisible'] as const).every((role) => {
      const index = draft[role];
      return (
        Boolean(pick[role]) === roles.includes(role) && (index === undefined || hand[index] === pick[role])
      );
    });
  });
}

/** The first role that has no card yet. */
export function nextRole(roles: readonly Role[], draft: Draft): Role | undefined {
  return roles.find((role) => draft[role] === undefined);
}

/** The role of a card of the hand, if it is chosen. */
export function roleAt(draft: Draft, index: number): Role | undefined {
  return (['first', 'second', 'invisible'] as const).find((role) => draft[role] === index);
}

/**
 * The draft after a tap. A chosen card is deselected; any other takes the next open role, or starts a new draft if none
 * is open.
 */
export function tapped(roles: readonly Role[], draft: Draft, index: number): Draft {
  const role = roleAt(draft, index);
  if (role) return { ...draft, [role]: undefined };
  const open = nextRole(roles, draft);
  if (open) return { ...draft, [open]: index };
  return roles[0] ? { [roles[0]]: index } : {};
}

/** Whether tapping this card leads to an offered move. */
export function isOffered(
  moves: readonly string[],
  roles: readonly Role[],
  draft: Draft,
  hand: readonly string[],
  index: number,
): boolean {
  const after = tapped(roles, draft, index);
  return matching(moves, roles, after, hand).length > 0;
}

/** The offered move of a complete draft. */
export function moveOf(
  moves: readonly string[],
  roles: readonly Role[],
  draft: Draft,
  hand: readonly string[],
): string | undefined {
  if (roles.length === 0 || nextRole(roles, draft)) return undefined;
  return matching(moves, roles, draft, hand)[0];
}

/** The draft of a move that the server knows. */
export function draftOf(move: string | null, hand: readonly string[]): Draft {
  const draft: Draft = {};
  const used: number[] = [];
  for (const [role, card] of Object.entries(move ? pickOf(move) : {}) as [Role, string][]) {
    const index = hand.findIndex((other, at) => other === card && !used.includes(at));
    if (index < 0) continue;
    used.push(index);
    draft[role] = index;
  }
  return draft;
}

/** When to tap the card of a role: 1, 2, …; empty if there is only one card. */
export function orderOf(draft: Draft, role: Role): string {
  const roles = (['first', 'second', 'invisible'] as const).filter((each) => draft[each] !== undefined);
  return roles.length > 1 ? String(roles.indexOf(role) + 1) : '';
}

/** The positions of the cards that were kept: those that I tapped if they fit the move, as there may be equal ones. */
export function keptOf(move: string | null, draft: Draft, hand: readonly string[]): number[] {
  if (move === null) return [];
  const pick = pickOf(move);
  const roles = ['first', 'second', 'invisible'] as const;
  const isMine = roles.every(
    (role) => pick[role] === (draft[role] === undefined ? undefined : hand[draft[role]]),
  );
  return Object.values(isMine ? draft : draftOf(move, hand)).filter((at) => at !== undefined);
}
