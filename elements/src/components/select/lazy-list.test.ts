// Alone on its page: other pages have what opens the list from the start.
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {listPopupCode} from '../../base/combobox/list-popup.js';
import * as popupController from '../../controllers/popup.controller.js';
import {press} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import type {LcSelect} from './select.define.js';
import './select.define.js';
import './select-list.define.js';

const {source} = listPopupCode;
let load: () => void;

const optionsOf = (select: LcSelect) =>
  [...select.shadowRoot!.querySelectorAll('[part~=option]')].map(option => option.textContent.trim());
const isOpen = (select: LcSelect) => select.shadowRoot!.querySelector('.popup')!.matches(':popover-open');

describe('the list of lc-select, until what opens it has loaded', () => {
  before(() => {
    listPopupCode.source = () => new Promise(resolve => (load = () => resolve(popupController)));
  });
  after(() => (listPopupCode.source = source));

  it('keeps what the user types, and then opens with what it filters', async () => {
    const select = await fixture<LcSelect>(html`
      <lc-select label="City" searchable>
        <option value="p">Paris</option>
        <option value="r">Rome</option>
      </lc-select>
    `);
    await aTimeout(100);
    select.focus();
    await press('r');
    const before = isOpen(select);
    load();
    await until(() => isOpen(select));
    await select.updateComplete;
    expect([before, optionsOf(select)]).to.deep.equal([false, ['Paris', 'Rome']]);
    await press('o');
    expect(optionsOf(select)).to.deep.equal(['Rome']);
    await press('Enter');
    expect(select.value).to.equal('r');
  });
});
