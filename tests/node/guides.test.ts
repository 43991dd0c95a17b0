/** Checks what the compiler cannot check in the guides: their list, their links, and their HTML. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {routes} from 'demo-app/routes';
import {unknownIn} from './known-tags.js';
import {withCopies} from '../../scripts/llms/expand-markdown.mjs';
import {readGuide, type Block} from '../../scripts/guides/read-guide.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const texts = join(root, 'demo-app/src/content/guides/texts');
const code = join(root, 'demo-app/src/content/guides/code');
const slugs = readdirSync(texts).map(name => name.replace(/\.md$/, ''));
const guides = new Map(slugs.map(slug => [slug, readGuide(join(texts, `${slug}.md`)).guide]));
const paths = routes.map(({path}) => path);

/** Pages that another branch or the build adds, and files of the server. */
const OTHER_ADDRESSES = [
  ...['/theming', '/openacr.yaml'],
  ...['/llms.txt', '/llms-react.txt', '/llms-elements.txt'],
];

/** The longest line of code that a guide shows without a scrollbar in a window of 1280 px. */
const MOST_CHARACTERS = 73;

const blocksOf = (slug: string): readonly Block[] => guides.get(slug)!.sections.flatMap(({blocks}) => blocks);

/** The ids that links to a guide can point to. */
const anchorsOf = (slug: string) => [
  ...guides.get(slug)!.sections.map(({id}) => id),
  ...blocksOf(slug).flatMap(({id}) => id ?? []),
];

/** All links in the data of a guide. */
function linksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const href = (value as {href?: unknown}).href;
  return [...(typeof href === 'string' ? [href] : []), ...Object.values(value).flatMap(linksOf)];
}

describe('the guides', () => {
  it('are all in the list', () => {
    assert.deepEqual(
      slugs.filter(slug => !paths.includes(`/guides/${slug}`)),
      [],
    );
  });

  for (const {path, title} of routes.filter(({path}) => path.startsWith('/guides/'))) {
    const slug = path.slice('/guides/'.length);

    describe(path, () => {
      it('has the title of its file', () => {
        assert.equal(guides.get(slug)?.title, title);
      });

      it('has no broken links', () => {
        for (const href of linksOf(guides.get(slug)).filter(href => !/^https?:/.test(href))) {
          const [page = '', anchor] = href.split('#');
          const target = page === '' ? path : page;
          assert.ok([...paths, ...OTHER_ADDRESSES].includes(target), `There is no page ${href}.`);
          if (anchor !== undefined)
            assert.ok(anchorsOf(target.slice('/guides/'.length)).includes(anchor), `There is no ${href}.`);
        }
      });

      it('has headings that are not empty, and ids that are unique', () => {
        const ids = anchorsOf(slug).filter(id => id !== '');
        assert.deepEqual([...new Set(ids)], ids);
      });
    });
  }

  it('have the code that they embed, as `npm run guides` writes it', () => {
    const outdated = slugs.filter(slug => {
      const file = join(texts, `${slug}.md`);
      return readFileSync(file, 'utf8') !== withCopies(file);
    });
    assert.deepEqual(outdated, []);
  });

  it('show code that fits its column on a laptop', () => {
    const files = readdirSync(code, {recursive: true, withFileTypes: true}).filter(file => file.isFile());
    const long = files.flatMap(({parentPath, name}) =>
      readFileSync(join(parentPath, name), 'utf8')
        .split('\n')
        // An import of one name has no place for a break.
        .filter(line => line.length > MOST_CHARACTERS && !line.startsWith('import '))
        .map(line => `${name}: ${line}`),
    );
    assert.deepEqual(long, []);
  });

  it('show every file of the folder code', () => {
    const shown = slugs.flatMap(slug =>
      blocksOf(slug).flatMap(({files = []}) => files.map(({path}) => path)),
    );
    const files = readdirSync(code, {recursive: true, withFileTypes: true})
      .filter(entry => entry.isFile())
      .map(({parentPath, name}) => join(parentPath, name));
    assert.deepEqual(
      files.filter(file => !shown.includes(file)).map(file => relative(code, file)),
      [],
    );
  });
});

describe('the keyboard shortcuts', () => {
  const elements = blocksOf('keyboard-shortcuts').flatMap(({elements = []}) => elements);

  it('have each element once', () => {
    const titles = elements.map(({title}) => title);
    assert.ok(titles.length > 30, titles.join(', '));
    assert.deepEqual([...new Set(titles)], titles);
  });

  it('mark the names of keys, and leave the words around them', () => {
    const keys = elements.flatMap(({rows}) => rows.map(([first]) => first));
    assert.deepEqual(keys[0], [{key: 'Enter'}]);
    const isText = (text: string) =>
      keys.find(key => key?.map(part => (typeof part === 'string' ? part : part.key)).join('') === text);
    assert.deepEqual(isText('Alt+Up arrow, Escape'), [
      {key: 'Alt'},
      '+',
      {key: 'Up arrow'},
      ', ',
      {key: 'Escape'},
    ]);
    assert.deepEqual(isText('Enter, Space on a day'), [{key: 'Enter'}, ', ', {key: 'Space'}, ' on a day']);
    assert.deepEqual(isText('A character'), ['A character']);
  });
});

describe('the changelog', () => {
  it('says what the first release has, and then what to write instead', () => {
    const [list] = blocksOf('changelog').filter(({type}) => type === 'list');
    const items = (list?.items ?? []).map(item => JSON.stringify(item));
    const has = items.findIndex(item => item.includes('Form controls'));
    const instead = items.findIndex(item => item.includes('date-in-local-time'));
    assert.ok(has >= 0 && instead > has, items.join('\n'));
  });
});

describe('the tags in the guides', () => {
  it('are recognized with their attributes', () => {
    assert.deepEqual(unknownIn('<lc-button type="submit" kolor="a > b">x</lc-button><lc-nothing>'), [
      'lc-button kolor',
      'lc-nothing',
    ]);
  });

  for (const slug of slugs) {
    it(`of ${slug} exist, with their attributes`, () => {
      const blocks = blocksOf(slug);
      const fences = blocks.flatMap(({source}) => source ?? []);
      const files = blocks
        .flatMap(({files = []}) => files.map(({path}) => path))
        .filter(path => /\.(html|vue|svelte)$/.test(path))
        .map(path => readFileSync(path, 'utf8'));
      assert.deepEqual([...fences, ...files].flatMap(unknownIn), []);
    });
  }
});
