// Reads a rule book: the few forms of Markdown that ours are written in, and the marks for pictures. It gives plain
// data, never markup: whatever a text holds is shown as text.

/** A piece of running text; `rule` names another rule. */
export interface Span {
  kind: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

export interface Item {
  /** The name of the rule, such as SG-8; empty for a plain point. */
  rule: string;
  spans: Span[];
  /** What stands below it, in the order of the text. */
  below: Below[];
}

/** A picture, or how we read a rule where the booklet leaves something open. */
export type Below = { kind: 'picture'; mark: string } | { kind: 'reading'; spans: Span[] };

export type Block =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; mark: string };

export interface Chapter {
  title: string;
  blocks: Block[];
  /** What only the curious need. */
  aside: Block[];
}

export interface RuleBook {
  title: string;
  opening: Block[];
  chapters: Chapter[];
}

const MARK = /^\s*<!--\s*(.*?)\s*-->\s*$/;
const READING = /^\s*> (.*)$/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d+)\b/g;
const KINDS = ['strong', 'em', 'code', 'rule'] as const;

/** Running text in pieces. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > done) spans.push({ kind: 'plain', text: text.slice(done, found.index) });
    const which = found.slice(1).findIndex((part) => part !== undefined);
    spans.push({ kind: KINDS[which] ?? 'plain', text: found[which + 1] ?? '' });
    done = found.index + found[0].length;
  }
  if (done < text.length) spans.push({ kind: 'plain', text: text.slice(done) });
  return spans;
}

/** A rule book from its text. */
export function readBook(text: string): RuleBook {
  const book: RuleBook = { title: '', opening: [], chapters: [] };
  const lines = text.split('\n');
  let into = book.opening;
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    const mark = MARK.exec(line)?.[1];
    if (line.startsWith('## ')) {
      const chapter: Chapter = { title: line.slice(3), blocks: [], aside: [] };
      book.chapters.push(chapter);
      into = chapter.blocks;
    } else if (line.startsWith('# ')) book.title = line.slice(2);
    else if (mark === 'aside') into = book.chapters.at(-1)?.aside ?? into;
    else if (mark?.startsWith('instead:')) {
      // What follows up to the end tells the same in words.
      into.push({ kind: 'picture', mark: mark.slice('instead:'.length).trim() });
      takeWhile(lines, (each) => MARK.exec(each)?.[1] !== 'end');
      lines.shift();
    } else if (mark !== undefined) into.push({ kind: 'picture', mark });
    else if (line.trim()) into.push(blockOf(line, lines));
  }
  return book;
}

/** The block that begins with a line; takes the rest of it from the lines that follow. */
function blockOf(first: string, lines: string[]): Block {
  if (first.startsWith('```')) {
    const code = takeWhile(lines, (line) => !line.startsWith('```'));
    lines.shift();
    return { kind: 'code', text: code.join('\n') };
  }
  if (first.startsWith('|')) {
    const [, ...rows] = takeWhile(lines, (line) => line.startsWith('|'));
    return { kind: 'table', head: cellsOf(first), rows: rows.map(cellsOf) };
  }
  if (first.startsWith('- ')) {
    const items = [itemOf(first)];
    for (const line of takeWhile(lines, (line) => line.startsWith('- ') || belowOf(line) !== null)) {
      const below = belowOf(line);
      if (below === null) items.push(itemOf(line));
      else items.at(-1)?.below.push(below);
    }
    return { kind: 'list', items };
  }
  return { kind: 'text', spans: spansOf(first) };
}

function itemOf(line: string): Item {
  const [, rule = '', text = ''] = /^- (?:\*\*([A-Z]+-\d+)\*\* )?(.*)$/.exec(line) ?? [];
  return { rule, spans: spansOf(text), below: [] };
}

function belowOf(line: string): Below | null {
  const mark = MARK.exec(line)?.[1];
  if (mark !== undefined) return { kind: 'picture', mark };
  const reading = READING.exec(line)?.[1];
  return reading === undefined ? null : { kind: 'reading', spans: spansOf(reading) };
}

function cellsOf(line: string): Span[][] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => spansOf(cell.trim()));
}

function takeWhile(lines: string[], holds: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !holds(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}
