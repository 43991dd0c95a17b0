import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {themeProperties} from '../../../create/src/theme.mjs';
import {defaults} from '../../../demo-app/src/site/theming/model/default-tokens.fixture.js';
import {changedTokens} from '../../../demo-app/src/site/theming/model/theme-tokens.js';
import {DEFAULT_THEME} from '../../../demo-app/src/site/theming/model/theme.js';
import {check} from './check.js';

const colors = fc.integer({min: 0, max: 0xffffff}).map(number => `#${number.toString(16).padStart(6, '0')}`);

describe('the theme of a created app', () => {
  it('is that of the theme builder for every color of the brand', async () => {
    await check(
      fc.property(colors, accent => {
        const tokens = Object.entries(changedTokens({...DEFAULT_THEME, accent}, defaults));
        const properties = themeProperties(accent);
        assert.deepEqual(
          tokens.map(([name]) => properties[`--lc-${name}`]),
          tokens.map(([, value]) => value),
        );
        assert.ok(tokens.length >= 3);
      }),
      {runs: 300},
    );
  });
});
