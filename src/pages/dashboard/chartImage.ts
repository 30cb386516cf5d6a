/** What the picture needs of the look that style sheets give: outside the page there are none. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
  'display',
] as const;

/** Only what the pointer brings up. */
const passing = '.recharts-tooltip-cursor, .recharts-active-dot';

const scale = 2;
const edge = 16;
const headHeight = 52;

function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = document.importNode(svg, true);
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const computed = getComputedStyle(original);
    // As attributes of their own: a strict content policy lets no style attribute be written.
    element.removeAttribute('style');
    for (const name of properties) element.setAttribute(name, computed.getPropertyValue(name));
  });
  copy.querySelectorAll(passing).forEach((element) => element.remove());
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

interface ChartImageOptions {
  title: string;
  note: string;
}

/**
 * A chart as it stands in the page, as a PNG of twice its size with its title and days (B-32). Colours and font are
 * those of the page, so a dark theme gives a dark picture.
 */
export async function chartImage(svg: SVGSVGElement, { title, note }: ChartImageOptions): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const page = getComputedStyle(svg.closest('section') ?? document.body);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, width, height))}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = Math.round((width + 2 * edge) * scale);
  canvas.height = Math.round((height + headHeight + 2 * edge) * scale);
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('the browser draws no pictures');
  paint.scale(scale, scale);
  paint.fillStyle = page.backgroundColor;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.fillStyle = page.color;
  paint.textBaseline = 'top';
  paint.font = `600 15px ${page.fontFamily}`;
  paint.fillText(title, edge, edge, width);
  paint.globalAlpha = 0.75;
  paint.font = `400 12px ${page.fontFamily}`;
  paint.fillText(note, edge, edge + 22, width);
  paint.globalAlpha = 1;
  paint.drawImage(image, edge, edge + headHeight, width, height);

  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('the browser made no picture');
  return blob;
}
