/** What works only on the page: pictures of states, controls, and live examples, whose code follows. */
const LEFT_OUT =
  'nav, button, search, footer, svg, .glance-section, .anatomy, .stage, .stage-bar, .example-bar, .playground, noscript, [hidden]';

/**
 * Returns the text of a page as Markdown, with absolute links. Libraries for this parse HTML, which the security policy of
 * the site forbids.
 */
export function pageMarkdown(page: Element): string {
  const copy = page.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  return `${[...blocksOf(copy), `From ${location.href}`].join('\n\n')}\n`;
}

/** Returns the blocks inside an element. Text that is in no block of its parent is a paragraph. */
function blocksOf(parent: Element): string[] {
  const hasBlocks = parent.querySelector('h1, h2, h3, h4, p, ul, ol, pre, table') !== null;
  const blocks = hasBlocks ? [...parent.children].flatMap(blockOf) : [inline(parent)];
  return blocks.filter(text => text !== '');
}

function blockOf(element: Element): string[] {
  const {localName} = element;
  if (/^h[1-4]$/.test(localName))
    return [`${'#'.repeat(Number(localName[1]))} ${element.textContent.trim()}`];
  if (localName === 'p') return [inline(element)];
  if (localName === 'pre') return [`\`\`\`\n${element.textContent.trimEnd()}\n\`\`\``];
  if (localName === 'ul') return [[...element.children].map(item => `- ${inline(item)}`).join('\n')];
  if (localName === 'ol')
    return [[...element.children].map((item, index) => `${index + 1}. ${inline(item)}`).join('\n')];
  if (localName === 'table') return [tableOf(element as HTMLTableElement)];
  return blocksOf(element);
}

function tableOf({rows}: HTMLTableElement): string {
  const lines = [...rows].map(
    ({cells}) => `| ${[...cells].map(cell => inline(cell).replaceAll('|', '\\|')).join(' | ')} |`,
  );
  const divider = `| ${[...(rows[0]?.cells ?? [])].map(() => '---').join(' | ')} |`;
  return [lines[0], divider, ...lines.slice(1)].join('\n');
}

/** Returns the text of a node in one line. */
function inline(node: Node): string {
  return pieces(node).replace(/\s+/g, ' ').trim();
}

function pieces(node: Node): string {
  if (node instanceof HTMLAnchorElement) return `[${inside(node)}](${node.href})`;
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.localName === 'code') return `\`${node.textContent}\``;
  if (node.localName === 'strong') return `**${inside(node)}**`;
  if (node.localName === 'em') return `*${inside(node)}*`;
  return inside(node);
}

const inside = (node: Node): string => [...node.childNodes].map(pieces).join('');
