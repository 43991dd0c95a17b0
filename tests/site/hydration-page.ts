/** Runs in a page of `hydration.test.ts`: looks into shadow roots, and records what moves. */

export interface HydrationPage {
  /** What the shadow root of each sample contains, by its name: without comments and styles. */
  describeSamples(): Record<string, string>;
  /** The text that users see in the first sample, with the state of native controls in brackets. */
  readSample(): string;
  /** The elements in shadow roots when `mark` was called. */
  readonly marked: readonly Element[];
  mark(): void;
  /** How much has moved: the cumulative layout shift. */
  shift(): number;
  /** Looks in each frame whether an element shows a text. */
  watch(tag: string, text: string): void;
  /** Whether two PNG pictures, as base64, look the same. */
  looksSame(one: string, other: string): Promise<boolean>;
  /** The number of frames since then, and of those without the text. */
  watched(): readonly [frames: number, missing: number];
}

declare global {
  var hydrationPage: HydrationPage;
}

/** How much a color may differ, because the browser blends the edges of shapes in another order. */
const ROUNDING = 4;

let shift = 0;
let frames = 0;
let missing = 0;

const page = {
  describeSamples: () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-sample]')].map(({dataset, firstElementChild}) => [
        dataset.sample ?? '',
        contentOf(firstElementChild!),
      ]),
    ),
  readSample: () => textOf(document.querySelector('#sample')!).replace(/\s+/g, ' ').trim(),
  marked: [] as readonly Element[],
  mark: () => {
    page.marked = shadowElementsIn(document);
  },
  shift: () => shift,
  watch: (tag: string, text: string) => {
    const look = () => {
      frames++;
      if (!document.querySelector(tag)?.shadowRoot?.textContent.includes(text)) missing++;
      requestAnimationFrame(look);
    };
    look();
  },
  watched: () => [frames, missing] as const,
  looksSame: async (...pictures: [string, string]) => {
    const [one, other] = await Promise.all(pictures.map(readPixels));
    return (
      one!.length === other!.length &&
      one!.every((value, index) => Math.abs(value - other![index]!) <= ROUNDING)
    );
  },
};

new PerformanceObserver(list => {
  for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & {value: number}).value;
}).observe({type: 'layout-shift', buffered: true});

async function readPixels(picture: string): Promise<Uint8ClampedArray> {
  const bytes = Uint8Array.from(atob(picture), character => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const {width, height} = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(0, 0, width, height).data;
}

const contentOf = (element: Element): string =>
  element.matches('[role=status]')
    ? ''
    : [...(element.shadowRoot?.childNodes ?? []), ...element.childNodes].map(describe).join('');

/**
 * What users and scripts see of a node. Only the state of a native control counts, not the attribute it came from. A live
 * region speaks after a while.
 */
function describe(node: Node): string {
  if (node instanceof Text) return node.data.trim();
  if (!(node instanceof Element) || node.matches('style, link')) return '';
  const attributes = [...node.attributes]
    .filter(({name}) => !['selected', 'checked', 'value'].includes(name))
    // The main loader measures its text, and the result depends a little on the size before.
    .filter(({name}) => !node.matches('svg.message') || !/^(viewBox|width|height|font-size)$/.test(name))
    // Hydration names slots that the browser assigns by script otherwise.
    .filter(({name, value}) => !/^(name|slot)$/.test(name) || !/^item-\d+$/.test(value))
    .map(({name, value}) => `${name}="${value.trim()}"`)
    .sort();
  const {type, value, checked, selectedIndex} = node as Partial<HTMLInputElement & HTMLSelectElement>;
  const state = node.matches('input, select, textarea')
    ? JSON.stringify([type, value, checked, selectedIndex])
    : '';
  const content = node.matches('textarea') ? '' : contentOf(node);
  return `<${[node.localName, ...attributes, state].join(' ')}>${content}</>`;
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('style, link, template') || isHidden(node)) return '';
  if (node instanceof HTMLSelectElement) return stateOfSelect(node);
  if (node instanceof HTMLInputElement) return stateOfInput(node);
  if (node instanceof HTMLTextAreaElement) return ` [${node.value}] `;
  const assigned = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
  const nodes = assigned.length > 0 ? assigned : (node.shadowRoot ?? node).childNodes;
  return ` ${[...nodes].map(textOf).join('')} `;
}

/** An element without a box, such as a slot, does not hide its content. */
const isHidden = (element: Element) =>
  !element.checkVisibility({visibilityProperty: true}) && getComputedStyle(element).display !== 'contents';

const stateOfSelect = ({options, selectedIndex}: HTMLSelectElement) =>
  ` [${[...options].map(({text}, index) => (index === selectedIndex ? `>${text}` : text)).join(', ')}] `;

function stateOfInput({type, checked, value}: HTMLInputElement): string {
  if (type !== 'checkbox' && type !== 'radio') return ` [${value}] `;
  return checked ? ' [x] ' : ' [ ] ';
}

function shadowElementsIn(root: Document | ShadowRoot): Element[] {
  return [...root.querySelectorAll('*')].flatMap(element => [
    ...(root instanceof ShadowRoot && !element.matches('style, link') ? [element] : []),
    ...(element.shadowRoot ? shadowElementsIn(element.shadowRoot) : []),
  ]);
}

globalThis.hydrationPage = page;
