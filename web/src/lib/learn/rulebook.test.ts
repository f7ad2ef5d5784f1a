import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPicture } from './picture';
import { readBook, spansOf, type Block, type RuleBook, type Span } from './rulebook';
import type { Pieces } from '$games/contract';

const GAMES = '../src/bordspil/games';
const PIECES = import.meta.glob<Pieces>('../../games/*/pieces.ts', { eager: true, import: 'PIECES' });
const BOOKS = readdirSync(GAMES)
  .filter((game) => existsSync(`${GAMES}/${game}/RULES.md`))
  .flatMap((game) =>
    readdirSync(`${GAMES}/${game}`)
      .filter((file) => /^RULES.*\.md$/.test(file))
      .map((file) => [`${game}/${file}`, game, readFileSync(`${GAMES}/${game}/${file}`, 'utf8')] as const),
  );

function blocksOf(book: RuleBook): Block[] {
  return [...book.opening, ...book.chapters.flatMap((chapter) => [...chapter.blocks, ...chapter.aside])];
}

function spansIn(block: Block): Span[] {
  if (block.kind === 'text') return block.spans;
  if (block.kind === 'list')
    return block.items.flatMap((item) => [
      ...item.spans,
      ...item.below.flatMap((below) => (below.kind === 'reading' ? below.spans : [])),
    ]);
  return block.kind === 'table' ? [block.head, ...block.rows].flat(2) : [];
}

function marksIn(block: Block): string[] {
  if (block.kind === 'picture') return [block.mark];
  if (block.kind !== 'list') return [];
  const below = block.items.flatMap((item) => item.below);
  return below.flatMap((each) => (each.kind === 'picture' ? [each.mark] : []));
}

test('text has inline formatting, and names of rules become links', () => {
  expect(spansOf('It **must** go *(option)* to `b9`, see SG-8.')).toEqual([
    { kind: 'plain', text: 'It ' },
    { kind: 'strong', text: 'must' },
    { kind: 'plain', text: ' go ' },
    { kind: 'em', text: '(option)' },
    { kind: 'plain', text: ' to ' },
    { kind: 'code', text: 'b9' },
    { kind: 'plain', text: ', see ' },
    { kind: 'rule', text: 'SG-8' },
    { kind: 'plain', text: '.' },
  ]);
});

test('HTML in a text stays text', () => {
  const [block] = readBook('<img src=x onerror=alert(1)> & **<b>**').opening;
  expect(block).toEqual({
    kind: 'text',
    spans: [
      { kind: 'plain', text: '<img src=x onerror=alert(1)> & ' },
      { kind: 'strong', text: '<b>' },
    ],
  });
});

test('a book has an opening and chapters with lists, tables, code and pictures', () => {
  const book = readBook(
    [
      '# A game\n\nHello.\n\n## A turn\n',
      '- **SG-1** One.\n  <!-- egg = 1 -->\n  > *Our reading:* See SG-2.\n  <!-- squid = 3 -->\n- Two.\n',
      '| a | b |\n|---|---|\n| 1 | 2 |\n',
      '<!-- board -->\n\n<!-- instead: board b2 -->\n\nIn words.\n\n```\nx\n```\n\n<!-- end -->\n',
      '<!-- aside -->\n\n```sh\nrun\n\nit\n```\n\n## The end',
    ].join('\n'),
  );
  const plain = (text: string): Span[] => [{ kind: 'plain', text }];
  expect(book.title).toBe('A game');
  expect(book.opening).toEqual([{ kind: 'text', spans: plain('Hello.') }]);
  expect(book.chapters).toEqual([
    {
      title: 'A turn',
      blocks: [
        {
          kind: 'list',
          items: [
            {
              rule: 'SG-1',
              spans: plain('One.'),
              below: [
                { kind: 'picture', mark: 'egg = 1' },
                {
                  kind: 'reading',
                  spans: [
                    { kind: 'em', text: 'Our reading:' },
                    { kind: 'plain', text: ' See ' },
                    { kind: 'rule', text: 'SG-2' },
                    { kind: 'plain', text: '.' },
                  ],
                },
                { kind: 'picture', mark: 'squid = 3' },
              ],
            },
            { rule: '', spans: plain('Two.'), below: [] },
          ],
        },
        { kind: 'table', head: [plain('a'), plain('b')], rows: [[plain('1'), plain('2')]] },
        { kind: 'picture', mark: 'board' },
        { kind: 'picture', mark: 'board b2' },
      ],
      aside: [{ kind: 'code', text: 'run\n\nit' }],
    },
    { title: 'The end', blocks: [], aside: [] },
  ]);
});

test.each(BOOKS)('no Markdown is left in %s', (_file, _game, text) => {
  const blocks = blocksOf(readBook(text));
  const plain = blocks.flatMap(spansIn).filter((span) => span.kind !== 'code');
  expect(plain.filter((span) => /[*`|]|<!--|^#|^- |^\s*>/.test(span.text))).toEqual([]);
  const written = text.match(/^\s*<!-- (?!aside|end)/gm) ?? [];
  expect(blocks.flatMap(marksIn).length).toBe(written.length);
});

test.each(BOOKS)('every picture in %s can be drawn', (_file, game, text) => {
  const { names, scene } = PIECES[`../../games/${game}/pieces.ts`] ?? { names: [] };
  const marks = blocksOf(readBook(text)).flatMap(marksIn);
  const rows = marks.filter((mark) => !scene?.test(mark));
  const parts = rows.flatMap((mark) =>
    readPicture(mark).flatMap((groups) => groups.flatMap((each) => each.parts)),
  );
  const used = parts.flatMap((part) => (part.kind === 'piece' ? [part.name] : []));
  expect(used.filter((name) => !names.includes(name))).toEqual([]);
});
