// The notation for pictures in rule books: names of pieces, and signs between them. `|` separates examples, `belt:` puts
// what follows on something, `*3` is a count, `+` highlights a piece, `a/b` puts b on top of a.
export type Part =
  | { kind: 'piece'; name: string; top: string; count: number | null; marked: boolean }
  | { kind: 'sign'; text: string };

export interface Group {
  /** What the pieces lie on; empty for nothing. */
  frame: string;
  parts: Part[];
}

const SIGNS = ['→', '⇄', '=', ':'];

/** Parses a picture into examples, each made of groups of pieces that lie together. */
export function readPicture(mark: string): Group[][] {
  return mark.split('|').map((example) => groupsOf(example.trim().split(/\s+/)));
}

function groupsOf(words: string[]): Group[] {
  const groups: Group[] = [{ frame: '', parts: [] }];
  for (const word of words) {
    const isFrame = /^[a-z]+:$/.test(word);
    const isSign = SIGNS.includes(word) || /^-?\d+$/.test(word);
    // A sign is between frames, never on one.
    if (isFrame || (isSign && groups.at(-1)?.frame)) {
      groups.push({ frame: isFrame ? word.slice(0, -1) : '', parts: [] });
    }
    if (isSign) groups.at(-1)?.parts.push({ kind: 'sign', text: word.replace('-', '−') });
    else if (!isFrame) groups.at(-1)?.parts.push(pieceOf(word));
  }
  return groups.filter((group) => group.parts.length > 0);
}

function pieceOf(word: string): Part {
  const [, name = word, top = '', count, plus] =
    /^([^/*+]+)(?:\/([^*+]+))?(?:\*(\d+))?(\+)?$/.exec(word) ?? [];
  return { kind: 'piece', name, top, count: count === undefined ? null : Number(count), marked: !!plus };
}
