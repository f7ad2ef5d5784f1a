// Makes a PNG of a drawing that is on the page. It is drawn on the device: nothing is sent anywhere.

/** What the drawing's look depends on: style sheets are not part of a picture. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'filter',
  'overflow',
  'transform',
  'transform-origin',
  'transform-box',
  'clip-path',
  'font-size',
  'font-weight',
  'text-anchor',
  'stop-color',
  'paint-order',
];
/** The parts of the font that our languages use begin here. */
const LETTERS = [0x41, 0x142];

/** A PNG of an SVG on the page, as wide and high as its view box. */
export async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const copy = copyWithStyles(drawing);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${await fontFaces()} text { font-family: Picture, sans-serif; }`;
  copy.prepend(style);
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(source);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

function copyWithStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [drawing, ...drawing.querySelectorAll('*')].forEach((element, index) => {
    const computed = getComputedStyle(element);
    const target = copies[index] as SVGElement;
    for (const property of PROPERTIES)
      target.style.setProperty(property, computed.getPropertyValue(property));
    target.removeAttribute('class');
  });
  return copy;
}

/** Our font, embedded: a picture can load nothing. Without it the device's own font will do. */
async function fontFaces(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule && isWanted(rule)),
  );
  const loaded = await Promise.all(faces.map((face) => embedded(face as CSSFontFaceRule).catch(() => '')));
  return loaded.join(' ');
}

function isWanted({ style }: CSSFontFaceRule): boolean {
  const ranges = [...style.getPropertyValue('unicode-range').matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)];
  return ranges.some(([, from = '', to = from]) =>
    LETTERS.some((letter) => parseInt(from, 16) <= letter && letter <= parseInt(to, 16)),
  );
}

async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1] ?? '';
  const answer = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const range = style.getPropertyValue('unicode-range');
  return `@font-face { font-family: Picture; font-weight: 200 1000; unicode-range: ${range}; src: url(data:font/woff2;base64,${btoa(text)}); }`;
}

/** Breaks a text into lines of at most so many letters. */
export function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
