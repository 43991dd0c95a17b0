import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {LANGUAGES} from '@life-changers/elements/core/localization';
import {OWN_NAMES} from './own-names.js';

const GUIDE = new URL('../../content/guides/texts/languages.md', import.meta.url);

describe('the languages of the site', () => {
  it('are those of the library', () => {
    assert.deepEqual(
      OWN_NAMES.map(([tag]) => tag),
      LANGUAGES,
    );
  });

  it('are all in the table of the guide', () => {
    const rows = [...readFileSync(GUIDE, 'utf8').matchAll(/^\|[^|`]+\|[^|`]+\| `([\w-]+)`\s*\|$/gm)];
    assert.deepEqual(rows.map(([, tag]) => tag).sort(), [...LANGUAGES].sort());
  });
});
