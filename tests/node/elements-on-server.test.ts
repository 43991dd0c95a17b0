/** Every element on a server, with `@lit-labs/ssr` and with `prerender`. Needs a build. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {render} from '@lit-labs/ssr';
import {collectResultSync} from '@lit-labs/ssr/lib/render-result.js';
import {registerTranslation} from '@life-changers/elements/core/localization';
import {ar} from '@life-changers/elements/languages/ar';
import {prerender, prerenderStream, stylesOf} from '@life-changers/elements/server';
import '@life-changers/elements/text-format';
import {html} from 'lit';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {tableFeatureNames} from '../../scripts/lib/workspace.mjs';
import {SERVER_SAMPLES} from '../server-samples.js';
import {FRAME_STATES} from '../site/frame-states.js';

interface Manifest {
  modules: {declarations?: {tagName?: string}[]}[];
}

const manifest = JSON.parse(
  readFileSync(new URL('../../elements/dist/custom-elements.json', import.meta.url), 'utf8'),
) as Manifest;
const tags = manifest.modules.flatMap(({declarations = []}) =>
  declarations.flatMap(({tagName}) => tagName ?? []),
);

/** The icons have `<path />`, and Lit ends a template that ends with a binding with `<?>`. */
const BENIGN = [
  'non-void-html-element-start-tag-with-trailing-solidus',
  'unexpected-question-mark-instead-of-tag-name',
];

/** Runs a function. Returns its result without styles, and what reached the console. */
function run(work: () => string): {html: string; complaints: unknown[][]} {
  const complaints: unknown[][] = [];
  const {error, warn} = console;
  console.error = console.warn = (...args: unknown[]) => void complaints.push(args);
  try {
    return {html: work().replace(/<style>.*?<\/style>/gs, ''), complaints};
  } finally {
    Object.assign(console, {error, warn});
  }
}

/** Parses a document fragment, and returns the errors. */
function parseErrorsOf(text: string): string[] {
  const errors: string[] = [];
  parseFragment(text, {onParseError: ({code}) => errors.push(code)});
  return errors;
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');

/** The number of elements with a shadow root in HTML. */
function countRoots(text: string): number {
  const count = (node: DefaultTreeAdapterTypes.ParentNode): number =>
    node.childNodes.reduce((sum, child) => {
      if (!('attrs' in child)) return sum;
      const isRoot = child.attrs.some(({name}) => name === 'shadowrootmode');
      return sum + (isRoot ? 1 : 0) + count('content' in child ? child.content : child);
    }, 0);
  return count(parseFragment(text));
}

describe('prerender', () => {
  it('has a sample of each element', () => assert.deepEqual(Object.keys(SERVER_SAMPLES), [...tags].sort()));

  for (const [tag, sample] of Object.entries(SERVER_SAMPLES)) {
    it(`renders ${tag}`, () => {
      const {html, complaints} = run(() => prerender(sample.html));
      assert.deepEqual(complaints, []);
      assert.ok(html.includes(`<${tag}`) && html.includes('<template shadowrootmode="open"'), html);
      for (const text of sample.shows) assert.ok(html.includes(text), `${text} is not in ${html}`);
      assert.deepEqual(
        parseErrorsOf(html).filter(code => !BENIGN.includes(code)),
        [],
      );
    });
  }

  for (const [tag, states] of Object.entries(FRAME_STATES)) {
    const sample = states['named by aria-label, with an error'];
    if (sample === undefined) continue;
    it(`names the control, and marks it as invalid: ${tag}`, () => {
      const [, shadowRoot = ''] = run(() => prerender(sample)).html.split('<template ');
      assert.match(shadowRoot, /aria-label="Name/);
      assert.match(shadowRoot, /aria-invalid="true"/);
      assert.match(shadowRoot, /aria-describedby="hint[a-z ]* message"/);
    });
  }

  it('shows the headings of an accordion, and of nothing else inside it', () => {
    const item = '<lc-accordion-item heading="Delivery"></lc-accordion-item>';
    const levelsIn = (text: string) =>
      [...run(() => prerender(text)).html.matchAll(/aria-level="(\d)"/g)].map(([, level]) => level);
    assert.deepEqual(levelsIn(`<lc-accordion heading-level="3">${item}${item}</lc-accordion>`), ['3', '3']);
    assert.deepEqual(levelsIn(`<lc-accordion><lc-card>${item}</lc-card></lc-accordion>${item}`), []);
  });

  for (const tag of ['lc-avatar-group', 'lc-sidebar-group']) {
    it(`renders no list without list items: ${tag}`, () => {
      const {html} = run(() => prerender(`<${tag}><a href="/">Home</a></${tag}>`));
      assert.doesNotMatch(html, /role="list"/);
    });
  }

  it('renders every element of a document', () => {
    const samples = Object.values(SERVER_SAMPLES).map(sample => sample.html);
    const {html} = run(() => prerender(`<!doctype html><html><body>${samples.join('')}</body></html>`));
    assert.ok(countRoots(html.slice(html.indexOf('<body>') + 6)) >= tags.length);
  });

  it('changes nothing else', () => {
    const page = `<!DOCTYPE html>\n<HTML><p class=x>1 < 2 &copy; <!-- <lc-button> --><script>'<lc-button>'</script><template><lc-button></lc-button></template><lc-unknown></lc-unknown>`;
    assert.equal(prerender(page), page);
  });

  it('leaves what it has rendered', () => {
    const once = prerender(SERVER_SAMPLES['lc-text-input']!.html);
    assert.equal(prerender(once), once);
  });

  it('shows a text in its format', () => {
    const {html} = run(() =>
      prerender('<lc-text-input label="IBAN" format="iban" value="de8937"></lc-text-input>'),
    );
    assert.match(html, /<input[^>]* value="DE89 37"/);
  });

  it('uses the language of the nearest ancestor', () => {
    registerTranslation(ar);
    const {html} = run(() =>
      prerender('<div lang="ar"><lc-select label="x"></lc-select></div><lc-select></lc-select>'),
    );
    assert.match(html, /[\u0600-\u06ff]/);
    assert.match(html, /Choose\.\.\./);
  });

  const currentIn = (page: string): string[] => {
    const {html, complaints} = run(() => prerender(page));
    assert.deepEqual(complaints, []);
    const links = html.replace(/<!--.*?-->/gs, '').match(/<a\b[^>]*>/g) ?? [];
    return links.flatMap(link =>
      link.includes('aria-current="page"') ? /href="(.*?)"/.exec(link)![1]! : [],
    );
  };
  const links = JSON.stringify([
    {text: 'People', href: '/app/people'},
    {text: 'More', links: [{text: 'People', href: '/app/people'}]},
  ]);
  const menu = `<lc-sidebar-link text="Home" href="/"></lc-sidebar-link>
    <lc-sidebar-link text="People" href="/app/people"></lc-sidebar-link>
    <lc-sidebar-group links='${links}'></lc-sidebar-group>`;

  it('marks the current page in everything inside a sidebar, and nothing after it', () => {
    const page = `<lc-sidebar current="/people" basename="/app"><div>${menu}</div></lc-sidebar>${menu}`;
    assert.deepEqual(currentIn(page), ['/app/people', '/app/people', '/app/people']);
  });

  it('marks the current page of the nearest element that has one', () => {
    const page = `<lc-sidebar current="/app/people">
      <lc-sidebar-group current="/">${menu}</lc-sidebar-group></lc-sidebar>`;
    assert.deepEqual(currentIn(page), ['/']);
  });

  it('marks no page if the current page is unknown', () => {
    assert.deepEqual(currentIn(`<lc-sidebar>${menu}</lc-sidebar>`), []);
  });

  const childLinks = (attributes: string, text = '') =>
    run(() =>
      prerender(`<lc-sidebar-link ${attributes}>${text}
        <lc-sidebar-link text="Tables" href="/tables"></lc-sidebar-link>
        <lc-sidebar-link text="More"><lc-sidebar-link href="/people">People</lc-sidebar-link></lc-sidebar-link>
      </lc-sidebar-link>`),
    );
  const expandedIn = (page: string) => [...page.matchAll(/aria-expanded="(\w+)"/g)].map(([, value]) => value);

  for (const [title, attributes, expected] of [
    ['closed', 'current="/"', ['false', 'false']],
    ['open', 'open current="/"', ['true', 'false']],
    ['open for the current page', 'current="/people"', ['true', 'true']],
  ] as const) {
    it(`shows child links in the list of their link: ${title}`, () => {
      const {html, complaints} = childLinks(attributes);
      assert.deepEqual(complaints, []);
      assert.deepEqual(expandedIn(html), expected);
      assert.equal(html.match(/<lc-sidebar-link slot="lc-items"/g)?.length, 3);
      assert.match(html, /<ul [^>]*>.*?<slot name="lc-items"><\/slot>.*?<\/ul>/s);
    });
  }

  it('keeps child links as they are in links that are not rendered', () => {
    const {html} = childLinks('');
    assert.equal(prerender(html), html);
  });

  it('shows the text of a link with child links', () => {
    const textIn = (html: string) =>
      /class="text".*?<slot ([^>]*)>(.*?)<\/slot>/s.exec(html.replace(/<!--.*?-->/gs, ''))!;
    assert.deepEqual(textIn(childLinks('text="Data"').html).slice(1), ['name="no-text"', 'Data']);
    assert.deepEqual(textIn(childLinks('', 'Data').html).slice(1), ['', '']);
  });

  it('does not take data for child links', () => {
    const data = json([{text: 'Tables', href: '/tables'}]);
    const {html} = run(() => prerender(`<lc-sidebar-link text="Data" links="${data}"></lc-sidebar-link>`));
    assert.deepEqual(expandedIn(html), ['false']);
  });

  it('opens a link for the current page in the data of a child link', () => {
    const data = json([{text: 'People', href: '/people'}]);
    const {html} = run(() =>
      prerender(
        `<lc-sidebar-link text="Data" current="/people"><lc-sidebar-link text="More" links="${data}"></lc-sidebar-link></lc-sidebar-link>`,
      ),
    );
    assert.deepEqual(expandedIn(html), ['true', 'true']);
  });

  it('does not read attributes as HTML', () => {
    const {html} = run(() => prerender('<lc-text-input label="&lt;img src=x&gt;"></lc-text-input>'));
    assert.ok(!html.includes('<img') && html.includes('&lt;img src=x&gt;'), html);
  });

  it('links to style sheets instead of including them', () => {
    const page = prerender(SERVER_SAMPLES['lc-modal']!.html, {stylesheet: tag => `/styles/${tag}.css?a&b`});
    assert.ok(!page.includes('<style'));
    assert.match(page, /<link rel="stylesheet" href="\/styles\/lc-modal\.css\?a&amp;b">/);
    assert.match(page, /<link rel="stylesheet" href="\/styles\/lc-button\.css\?a&amp;b">/);
    assert.match(stylesOf('lc-button'), /:host/);
  });

  it('renders a stream like a string', async () => {
    const page = Object.values(SERVER_SAMPLES)
      .map(sample => sample.html)
      .join('');
    const chunks = page.match(/.{1,100}/gs)!;
    const stream = new Blob(chunks)
      .stream()
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(prerenderStream());
    let streamed = '';
    for await (const chunk of stream as unknown as AsyncIterable<string>) streamed += chunk;
    assert.equal(streamed, prerender(page));
  });

  it('takes time in proportion to the length of the page', () => {
    const page = (count: number) => '<p><lc-text-input label="Name"></lc-text-input></p>'.repeat(count);
    const timeOf = (count: number) => {
      const text = page(count);
      const start = performance.now();
      prerender(text);
      return performance.now() - start;
    };
    timeOf(200);
    const [short, long] = [Math.min(timeOf(200), timeOf(200)), Math.min(timeOf(1600), timeOf(1600))];
    assert.ok(long < 24 * short, `8 times as many controls took ${(long / short).toFixed(1)} times as long`);
  });
});

describe('@lit-labs/ssr', () => {
  it('renders elements with properties', () => {
    const columns = [{label: 'Name', field: 'name'}];
    const rows = [{name: 'Ada & co'}];
    const {html: page, complaints} = run(() =>
      collectResultSync(
        render(html`
          <lc-data-table .columns=${columns} .rows=${rows}></lc-data-table>
          <lc-select label="Fruit" .options=${[{text: 'Pear', value: 'p'}]} .value=${'p'}></lc-select>
          <lc-checkbox label="On" .checked=${true}></lc-checkbox>
          <lc-checkbox label="Off" .checked=${false}></lc-checkbox>
          <lc-breadcrumb .location=${{pathname: '/people/ada'}}></lc-breadcrumb>
          <lc-sidebar-link text="People" href="/people" .current=${'/people'}></lc-sidebar-link>
        `),
      ),
    );
    assert.deepEqual(complaints, []);
    const text = page.replace(/<!--.*?-->/g, '');
    assert.match(text, /<td part="cell"\s*>Ada &amp; co<\/td>/);
    assert.match(text, /<option\s+value="p"\s+selected\s*>\s*Pear/);
    assert.equal(text.match(/ checked="true"/g)?.length, 1);
    assert.doesNotMatch(text, /checked="false"/);
    assert.match(text, /href="\/people\/ada"\s+aria-current="page"/);
    assert.match(text, /href="\/people"\s+aria-current="page"/);
  });
});

describe('tables with every feature', () => {
  for (const tag of ['lc-data-table', 'lc-server-table'])
    it(`prerenders ${tag}`, async () => {
      for (const name of tableFeatureNames()) await import(`@life-changers/elements/table-${name}`);
      const {html, complaints} = run(() =>
        prerender(SERVER_SAMPLES[tag]!.html.replace('label', 'grid label')),
      );
      assert.deepEqual(complaints, []);
      for (const text of SERVER_SAMPLES[tag]!.shows)
        assert.ok(html.includes(text), `${text} is not in ${html}`);
    });
});
