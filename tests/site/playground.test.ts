/** The playgrounds of the API pages: every element starts, what users edit takes effect, and the code compiles. */
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {routes} from 'demo-app/routes';
import type {Page} from 'playwright-core';
import {eventually, startSite, visit, type Site} from './support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
});
afterEach(() => site.release(page));

const playground = () => page.getByRole('region', {name: 'Playground', exact: true});
/** A step is in its steps, and a tab in its tabs. */
const live = (tag: string) =>
  playground().locator(
    `.playground-live > form > ${tag}, .playground-live > form > :is(lc-menu, lc-steps, lc-tabs, lc-timeline) > ${tag}`,
  );
const valueOf = (tag: string, name: string) =>
  live(tag).evaluate((element, key) => (element as unknown as Record<string, unknown>)[key], name);
const property = (name: string) => playground().getByLabel(name, {exact: true});
const code = (language: string) => page.getByRole('region', {name: `${language} code of the playground`});

async function open(name: string): Promise<void> {
  await visit(page, `/api/${name}`);
  await live(`lc-${name}`).waitFor({state: 'attached'});
}

const codeOf = async (language: string) => {
  await playground().getByRole('tab', {name: language, exact: true}).click();
  return code(language).innerText();
};

describe('the code of an API page', () => {
  it('has highlighted imports', async () => {
    await open('button');
    const kinds = (label: string) =>
      page.getByRole('region', {name: label, exact: true}).locator('[class^="code-"] > span').allInnerTexts();
    assert.deepEqual(await kinds('Import in React'), ['import', 'from ', "'@life-changers/react'"]);
    assert.deepEqual((await kinds('React code of the playground')).slice(0, 3), [
      'import',
      'from ',
      "'@life-changers/react'",
    ]);
  });
});

describe('the playground', () => {
  it('sets a property that is chosen', async () => {
    await open('button');
    await property('variant').selectOption('danger');
    await eventually(() => valueOf('lc-button', 'variant'), 'danger');
    await eventually(
      async () =>
        (await codeOf('React')).includes('<Button text="Save" onClick={() => {}} variant="danger" />'),
      true,
    );
    await eventually(
      async () => (await codeOf('HTML')).trim(),
      '<lc-button variant="danger">Save</lc-button>',
    );
  });

  it('sets a switch, and the text inside', async () => {
    await open('button');
    await property('disabled').check();
    await property('Content').fill('Send');
    await eventually(() => page.getByRole('button', {name: 'Send', exact: true}).isDisabled(), true);
  });

  it('shows what the element changes itself', async () => {
    await open('modal');
    await playground().getByRole('button', {name: 'Open the modal'}).click();
    await page.getByRole('button', {name: 'Keep it'}).click();
    await property('open').check();
    await page.getByRole('button', {name: 'Keep it'}).click();
    await eventually(() => property('open').isChecked(), false);
    await eventually(async () => (await codeOf('React')).includes('open'), false);
  });

  it('shows a property without a value as none, and sets it to none again', async () => {
    await open('data-table');
    await playground().getByText('In both tables', {exact: true}).click();
    await eventually(
      () => property('selection').evaluate(select => (select as HTMLSelectElement).selectedOptions[0]?.text),
      '(none)',
    );
    await property('selection').selectOption('single');
    await eventually(() => valueOf('lc-data-table', 'selection'), 'single');
    await property('selection').selectOption('(none)');
    await eventually(() => valueOf('lc-data-table', 'selection'), null);
  });

  it('accepts a number or a word', async () => {
    await open('toast-region');
    await property('autoClose').fill('false');
    await eventually(() => valueOf('lc-toast-region', 'autoClose'), false);
  });

  it('writes only the handlers of the buttons that the navbar has', async () => {
    await open('navbar');
    await property('settings').uncheck();
    await property('logOut').check();
    await eventually(
      async () => (await codeOf('React')).match(/\bon[A-Z]\w+/g),
      ['onNotifications', 'onLogOut'],
    );
  });

  it('leaves out what follows from other properties', async () => {
    await open('server-table');
    await playground().locator('.playground-events li').first().waitFor();
    assert.doesNotMatch(await codeOf('React'), /query=/);
    await open('select');
    assert.doesNotMatch(await codeOf('React'), /disabled/);
  });

  it('gives an emptied property its default', async () => {
    await open('data-table');
    await property('pageSize').fill('');
    await eventually(() => valueOf('lc-data-table', 'pageSize'), 10);
  });

  it('shows the warning of the element beside a bad value, each time', async () => {
    await open('data-table');
    const warning = playground().getByText('pageSize must be');
    for (let round = 0; round < 2; round++) {
      await property('pageSize').fill('-1');
      await warning.waitFor();
      await property('pageSize').fill('5');
      await warning.waitFor({state: 'detached'});
    }
  });

  it('says what is wrong with JSON, and keeps the last value', async () => {
    await open('select');
    await property('options').fill('[{"text": "A", "value": "a"}]');
    await eventually(() => live('lc-select').getByRole('option', {name: 'A'}).count(), 1);
    await property('options').fill('[{');
    await playground().getByText('This is not JSON.').waitFor();
    await eventually(() => live('lc-select').getByRole('option', {name: 'A'}).count(), 1);
  });

  it('lists the events', async () => {
    await open('checkbox');
    await live('lc-checkbox').getByRole('checkbox').check();
    await eventually(
      async () =>
        (await playground().locator('.playground-events li').allTextContents()).map(
          text => text.split(' ')[0],
        ),
      ['change', 'input'],
    );
  });

  it('starts again', async () => {
    await open('button');
    await property('variant').selectOption('danger');
    await playground().getByRole('button', {name: 'Reset', exact: true}).click();
    await eventually(() => valueOf('lc-button', 'variant'), 'primary');
    await eventually(() => property('variant').inputValue(), '0');
  });

  it('opens a modal', async () => {
    await open('modal');
    await playground().getByRole('button', {name: 'Open the modal'}).click();
    await page.getByRole('dialog', {name: 'Delete the report?'}).waitFor();
  });

  it('shows a toast', async () => {
    await open('toast-region');
    await playground().getByRole('button', {name: 'Show a toast'}).click();
    await page.getByText('The invoice was sent.').first().waitFor();
  });
});

describe('the accessibility notes', () => {
  it('list the keys of the element', async () => {
    await open('date-time-picker');
    const notes = page.getByRole('region', {name: 'Accessibility', exact: true});
    await notes.getByRole('rowheader', {name: 'Page Up, Page Down', exact: true}).waitFor();
  });
});

describe('the React code of every playground', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'life-changers-playgrounds-'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  });
  after(() => rm(folder, {recursive: true, force: true}));

  it('compiles', async () => {
    await visit(page, '/api');
    for (const path of routes.map(({path}) => path).filter(path => path.startsWith('/api/'))) {
      await follow(path);
      const name = path.slice('/api/'.length);
      await live(`lc-${name}`).first().waitFor({state: 'attached'});
      await code('React').waitFor();
      await writeFile(join(folder, `${name}.tsx`), await code('React').innerText());
    }
    assert.equal(await typeErrorsIn(folder), '');
  });
});

/** Goes to a page without loading the document again. */
async function follow(path: string): Promise<void> {
  await page.evaluate(next => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function typeErrorsIn(folder: string): Promise<string> {
  const compilerOptions = {
    ...{target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', types: []},
    ...{strict: true, noUnusedLocals: true, verbatimModuleSyntax: true, skipLibCheck: true, noEmit: true},
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions}));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const {stdout} = await promisify(execFile)(process.execPath, [compiler, '--project', '.'], {
    cwd: folder,
  }).catch((error: {stdout: string}) => error);
  return stdout;
}
