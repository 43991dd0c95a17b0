/** Two copies of `life-changers.min.js` on a page, from two addresses, under the policy of the guide. Needs a build. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import {startSite, type Site} from './support.js';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const GUIDE = read('demo-app/src/content/guides/texts/content-security-policy.md');
const FILE = read('elements/dist/life-changers.min.js');

/** A version that does not have this element yet. */
const OLDER = FILE.replaceAll(/(["'`])lc-tree\1/g, '"lc-older-tree"');

/** The documented header. */
const POLICY = /```http\nContent-Security-Policy:\n(.*?)```/s.exec(GUIDE)![1]!.replaceAll(/\s+/g, ' ').trim();

const HTML = `<!doctype html>
  <html lang="en">
    <title>Copies</title>
    <script type="module" src="/first.js"></script>
    <script type="module" src="/second.js"></script>
    <lc-button>Save</lc-button>
    <lc-tree label="Files"></lc-tree>
  </html>`;

/** Whether the elements have rendered, and problems without the address of the server. */
interface Outcome {
  readonly button: boolean;
  readonly tree: boolean;
  readonly problems: readonly string[];
}

describe('two copies on a page', () => {
  let site: Site;

  before(async () => void (site = await startSite()));
  after(() => site.close());

  async function open(policy: string, first: string): Promise<Outcome> {
    const {page, problems} = await site.newPage();
    const headers = {'content-security-policy': policy};
    await page.route('**/copies.html', route =>
      route.fulfill({contentType: 'text/html', headers, body: HTML}),
    );
    for (const [name, body] of Object.entries({first, second: FILE}))
      await page.route(`**/${name}.js`, route => route.fulfill({contentType: 'text/javascript', body}));
    await page.goto('/copies.html');
    const [button, tree] = await page.evaluate(() =>
      ['lc-button', 'lc-tree'].map(tag =>
        Boolean(document.querySelector(tag)!.shadowRoot?.firstElementChild),
      ),
    );
    const outcome = {button: button!, tree: tree!, problems: [...problems]};
    await site.release(page);
    return outcome;
  }

  it('use the first under the documented policy, which stops the second', async () => {
    const {problems, ...rendered} = await open(POLICY, FILE);
    assert.deepEqual(rendered, {button: true, tree: true});
    assert.match(problems.join('\n'), /policy.* already exists[^]*CSP: trusted-types .*second\.js lit-html/i);
  });

  it('lack what only the second has under the documented policy', async () => {
    const {problems: _, ...rendered} = await open(POLICY, OLDER);
    assert.deepEqual(rendered, {button: true, tree: false});
  });

  for (const [versions, first] of [
    ['of one version', FILE],
    ['of two versions, each with what it has defined first', OLDER],
  ] as const)
    it(`work and warn once with 'allow-duplicates': ${versions}`, async () => {
      const {problems, ...rendered} = await open(`${POLICY} 'allow-duplicates'`, first);
      assert.deepEqual(rendered, {button: true, tree: true});
      assert.equal(problems.length, 1);
      assert.match(problems[0]!, /is already defined, and keeps its first definition/);
    });
});
