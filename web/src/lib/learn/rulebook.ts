// Parses rule books: the subset of Markdown that ours use, and picture marks. The result is plain data, never markup,
// so HTML in a text is shown as text.

/** A span of text; a `rule` is a link to another rule. */
export interface Span {
  kind: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

export interface Item {
  /** The name of the rule, such as SG-8; empty for other list items. */
  rule: string;
  spans: Span[];
  /** What follows it, in order. */
  below: Below[];
}

/** A picture, or our interpretation of a rule that the booklet leaves open. */
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
  /** Details that most readers can skip. */
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

/** Splits text into spans. */
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

/** Parses a rule book. */
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
      // Skip what follows up to `end`: it says the same in words.
      into.push({ kind: 'picture', mark: mark.slice('instead:'.length).trim() });
      takeWhile(lines, (each) => MARK.exec(each)?.[1] !== 'end');
      lines.shift();
    } else if (mark !== undefined) into.push({ kind: 'picture', mark });
    else if (line.trim()) into.push(blockOf(line, lines));
  }
  return book;
}

/** Parses the block that begins with a line, consuming the lines that belong to it. */
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
