import type {Page} from 'playwright-core';
import {nextFrame} from './support.js';

/** The spacing that users may set with their own style sheet (WCAG 2.2, 1.4.12). */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-block-end: 2em !important;
  }`;

/** Returns the texts that are cut off, or that overlap others, only with the spacing of a user. */
export async function textsLostBySpacing(page: Page): Promise<string[]> {
  // The header stays at the top of the window, so it would cover what is scrolled below it.
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await page.evaluate(setSpacing, SPACING);
  await nextFrame(page);
  const lost = await page.evaluate(lostTexts);
  await page.evaluate(setSpacing, null);
  if (lost.length === 0) return [];
  await nextFrame(page);
  const before = await page.evaluate(lostTexts);
  return lost.filter(text => !before.includes(text));
}

/** Adds a style sheet to the page and to each shadow root, or removes the last one. */
function setSpacing(css: string | null): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css ?? '');
  const roots: (Document | ShadowRoot)[] = [document];
  for (let root = roots.pop(); root !== undefined; root = roots.pop()) {
    if (css === null) root.adoptedStyleSheets.pop();
    else root.adoptedStyleSheets.push(sheet);
    for (const {shadowRoot} of root.querySelectorAll('*')) if (shadowRoot !== null) roots.push(shadowRoot);
  }
}

/**
 * Returns the texts that a box cuts off, so that they can be neither seen nor scrolled to, and those that overlap. A step of
 * a breadcrumb, the value of a date picker, and text that an app truncates may be shortened, and so may a row of the API
 * index, whose page has the whole text. It has no functions with names, because the compiler adds code to them that the browser
 * does not have.
 */
function lostTexts(): string[] {
  const lost = new Set<string>();
  const lines: {text: string; rect: DOMRect}[] = [];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const range = document.createRange();
  const open: Node[] = [document.body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node instanceof Element) {
      // Code scrolls, and the rows of a table are alike. Pictures of components are inert.
      if (
        node.matches(
          'pre, script, style, template, noscript, svg, option, [inert][aria-hidden=true], tr:nth-child(n + 6)',
        )
      )
        continue;
      open.push(...node.childNodes, ...(node.shadowRoot?.childNodes ?? []));
      continue;
    }
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    const root = node.getRootNode();
    const parent = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    if (parent === null || !parent.checkVisibility({checkOpacity: true, checkVisibilityCSS: true})) continue;
    range.selectNodeContents(node);
    const inner = range.getBoundingClientRect();
    const text = `${root instanceof ShadowRoot ? `${root.host.localName} ` : ''}${node.data.trim().slice(0, 40)}`;
    let canScroll = false;
    let isSeen = inner.width > 0;
    for (let box: Element | null = parent; box !== null && box !== document.body && isSeen;) {
      const style: CSSStyleDeclaration = styles.get(box) ?? getComputedStyle(box);
      styles.set(box, style);
      if (style.display !== 'inline' && style.display !== 'contents' && style.overflow !== 'visible') {
        const outer = box.getBoundingClientRect();
        const isWide = inner.right > outer.right + 1 || inner.left < outer.left - 1;
        const isHigh = inner.bottom > outer.bottom + 1 || inner.top < outer.top - 1;
        // Hidden from sight, for screen readers.
        if (outer.width < 8 || outer.height < 8 || style.clipPath !== 'none') isSeen = false;
        else if (/auto|scroll/.test(style.overflow)) canScroll = true;
        else if (!canScroll && (isWide || isHigh)) {
          isSeen = false;
          const isShortened =
            root instanceof ShadowRoot
              ? root.host.matches('lc-breadcrumb, lc-date-time-picker')
              : parent.matches('lc-typography, .is-compact *');
          if (!isShortened) lost.add(`cut off by .${box.className}: ${text}`);
        }
        if (canScroll && (isWide || isHigh)) isSeen = false;
      }
      const up: ParentNode | null = box.assignedSlot ?? box.parentElement;
      const own: Node = box.getRootNode();
      box = (up as Element | null) ?? (own instanceof ShadowRoot ? own.host : null);
    }
    if (isSeen) for (const rect of range.getClientRects()) lines.push({text, rect});
  }
  lines.sort((one, other) => one.rect.top - other.rect.top);
  for (const [index, {text, rect}] of lines.entries())
    for (let next = index + 1; next < lines.length && lines[next]!.rect.top < rect.bottom - 3; next += 1) {
      const other = lines[next]!;
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      if (width > 3 && other.text !== text) lost.add(`overlap: ${[text, other.text].sort().join(' | ')}`);
    }
  return [...lost];
}
