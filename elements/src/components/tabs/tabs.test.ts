import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {LcTabs} from './tabs.define.js';
import './tabs.define.js';

async function make(properties: Partial<LcTabs> = {}): Promise<LcTabs> {
  const tabs = await fixture<LcTabs>(html`
    <lc-tabs aria-label="Project">
      <lc-tab panel="overview">Overview</lc-tab>
      <lc-tab panel="members">Members <b slot="badge">12</b></lc-tab>
      <lc-tab panel="billing" disabled>Billing</lc-tab>
      <lc-tab panel="settings">Settings</lc-tab>
      <lc-tab-panel name="overview"><p>Starts in May.</p></lc-tab-panel>
      <lc-tab-panel name="members"><button>Invite</button></lc-tab-panel>
      <lc-tab-panel name="billing">Paid</lc-tab-panel>
      <lc-tab-panel name="settings"><input aria-label="Name" value="Apollo" /></lc-tab-panel>
    </lc-tabs>
  `);
  Object.assign(tabs, properties);
  await settled(tabs);
  return tabs;
}

async function settled(tabs: LcTabs): Promise<void> {
  await tabs.updateComplete;
  for (const tab of tabs.querySelectorAll('lc-tab')) await tab.updateComplete;
}

const tabOf = (tabs: Element, panel: string) => tabs.querySelector<HTMLElement>(`lc-tab[panel=${panel}]`)!;
const buttonOf = (tabs: Element, panel: string) =>
  tabOf(tabs, panel).shadowRoot!.querySelector<HTMLElement>('[part=base]')!;
const panelOf = (tabs: Element, name: string) =>
  tabs.querySelector<HTMLElement>(`lc-tab-panel[name=${name}]`)!;
const visible = (tabs: Element) =>
  [...tabs.querySelectorAll('lc-tab-panel')].filter(panel => panel.checkVisibility()).map(({name}) => name);
const listOf = (tabs: Element) => tabs.shadowRoot!.querySelector<HTMLElement>('[part=list]')!;

/** Renders an element with an attribute that a template cannot have. */
async function makeFrom(content: string): Promise<LcTabs> {
  const place = await fixture<HTMLElement>(html`<div></div>`);
  place.innerHTML = content;
  const tabs = place.querySelector('lc-tabs')!;
  await settled(tabs);
  return tabs;
}

describe('lc-tabs', () => {
  describe('accessibility', () => {
    for (const properties of [{}, {placement: 'start'}] as const) {
      it(`passes axe in light and dark with ${JSON.stringify(properties)}`, async () => {
        await expectAccessible(await make(properties));
      });
    }

    it('keeps the focus on a tab that is moved among the others', async () => {
      const tabs = await make();
      buttonOf(tabs, 'overview').focus();
      tabs.insertBefore(tabOf(tabs, 'overview'), tabOf(tabs, 'settings'));
      expectFocus(tabOf(tabs, 'overview'));
    });

    it('lets Tab reach another tab if the active one is disabled', async () => {
      const tabs = await make({active: 'billing'});
      expect(buttonOf(tabs, 'overview').tabIndex).to.equal(0);
    });

    it('has a named list of tabs', async () => {
      const list = listOf(await make());
      expect([list.role, list.ariaLabel, list.ariaOrientation]).to.deep.equal(['tablist', 'Project', null]);
    });

    it('is vertical beside the panel', async () => {
      expect(listOf(await make({placement: 'start'})).ariaOrientation).to.equal('vertical');
    });

    it('says which tab is selected', async () => {
      const tabs = await make({active: 'members'});
      const states = [...tabs.querySelectorAll('lc-tab')].map(tab => {
        const {role, ariaSelected} = tab.shadowRoot!.querySelector('button')!;
        return [role, ariaSelected];
      });
      expect(states).to.deep.equal([
        ['tab', 'false'],
        ['tab', 'true'],
        ['tab', 'false'],
        ['tab', 'false'],
      ]);
    });

    it('names each panel with its tab', async () => {
      const tabs = await make();
      const panel = panelOf(tabs, 'members');
      expect([panel.role, panel.getAttribute('aria-labelledby')]).to.deep.equal([
        'tabpanel',
        tabOf(tabs, 'members').id,
      ]);
    });

    it('refers from each tab to its panel', async () => {
      const tabs = await make();
      const button = buttonOf(tabs, 'members');
      if (!('ariaControlsElements' in Element.prototype)) return;
      expectSame(button.ariaControlsElements?.[0] ?? null, panelOf(tabs, 'members'));
    });
  });

  describe('properties', () => {
    it('have defaults', async () => {
      const {active, activation, placement, addressKey, current} = await make();
      expect([active, activation, placement, addressKey, current]).to.deep.equal([
        'overview',
        'automatic',
        'top',
        '',
        null,
      ]);
    });

    it('active shows a panel', async () => {
      const tabs = await make({active: 'settings'});
      expect(visible(tabs)).to.deep.equal(['settings']);
    });

    it('active can be an attribute', async () => {
      const tabs = await makeFrom(
        '<lc-tabs active="b"><lc-tab panel="a">A</lc-tab><lc-tab panel="b">B</lc-tab><lc-tab-panel name="a">1</lc-tab-panel><lc-tab-panel name="b">2</lc-tab-panel></lc-tabs>',
      );
      expect([tabs.active, visible(tabs)]).to.deep.equal(['b', ['b']]);
    });

    it('active that does not exist warns, and shows the first panel', async () => {
      let tabs: LcTabs;
      const seen = await recordWarnings(async () => (tabs = await make({active: 'team'})));
      expect([seen, visible(tabs!)]).to.deep.equal([
        ['<lc-tabs>: active must be the name of a panel with a tab, not "team".'],
        ['overview'],
      ]);
    });

    it('active shows a panel that is added later', async () => {
      let tabs: LcTabs;
      await recordWarnings(async () => {
        tabs = await make({active: 'team'});
        tabs.insertAdjacentHTML(
          'beforeend',
          '<lc-tab panel="team">Team</lc-tab><lc-tab-panel name="team">T</lc-tab-panel>',
        );
        await until(() => visible(tabs).join() === 'team');
      });
    });

    it('active moves the focus out of a panel that it hides', async () => {
      const tabs = await make({active: 'settings'});
      tabs.querySelector('input')!.focus();
      tabs.active = 'members';
      expectFocus(tabOf(tabs, 'members'));
    });

    it('starts with the first tab that is not disabled, also by its property', async () => {
      const tabs = document.createElement('lc-tabs');
      for (const panel of ['a', 'b']) {
        const tab = Object.assign(document.createElement('lc-tab'), {panel, disabled: panel === 'a'});
        tabs.append(tab, Object.assign(document.createElement('lc-tab-panel'), {name: panel}));
      }
      await fixture(html`${tabs}`);
      await settled(tabs);
      expect(tabs.active).to.equal('b');
    });

    it('starts with the first tab that is not disabled', async () => {
      const tabs = await makeFrom(
        '<lc-tabs><lc-tab panel="a" disabled>A</lc-tab><lc-tab panel="b">B</lc-tab><lc-tab-panel name="a">1</lc-tab-panel><lc-tab-panel name="b">2</lc-tab-panel></lc-tabs>',
      );
      expect(tabs.active).to.equal('b');
    });

    for (const [name, value] of [
      ['activation', 'lazy'],
      ['placement', 'left'],
    ] as const) {
      it(`${name} warns about other values`, async () => {
        const seen = await recordWarnings(() => make({[name]: value}));
        expect(seen).to.have.length(1);
        expect(seen[0]).to.contain(`<lc-tabs>: ${name} must be`);
      });
    }

    for (const [title, content, message] of [
      [
        'a tab without a panel',
        '<lc-tab panel="a">A</lc-tab><lc-tab panel="b">B</lc-tab><lc-tab-panel name="a">1</lc-tab-panel>',
        'the tab "b" needs a panel, such as <lc-tab-panel name="b">, or an href.',
      ],
      [
        'a panel without a tab',
        '<lc-tab panel="a">A</lc-tab><lc-tab-panel name="a">1</lc-tab-panel><lc-tab-panel name="b">2</lc-tab-panel>',
        'the panel "b" needs a tab, such as <lc-tab panel="b">.',
      ],
      [
        'two tabs of one panel',
        '<lc-tab panel="a">A</lc-tab><lc-tab panel="a">B</lc-tab><lc-tab-panel name="a">1</lc-tab-panel>',
        'two tabs have the panel "a"; it means the first one.',
      ],
      ['no tabs', 'Text', 'it needs <lc-tab> elements inside.'],
    ] as const) {
      it(`warn about ${title}`, async () => {
        const seen = await recordWarnings(() => makeFrom(`<lc-tabs>${content}</lc-tabs>`));
        expect(seen).to.deep.equal([`<lc-tabs>: ${message}`]);
      });
    }
  });

  describe('address', () => {
    const start = location.href;
    afterEach(() => history.replaceState(null, '', start));

    it('is not changed without addressKey', async () => {
      const tabs = await make();
      tabs.show('members');
      expect(location.href).to.equal(start);
    });

    it('has the panel that the user shows, and keeps the rest', async () => {
      history.replaceState({key: 'k'}, '', '?page=2#top');
      const tabs = await make({addressKey: 'tab'});
      await clickOn(buttonOf(tabs, 'members'));
      expect([location.search, location.hash, history.state]).to.deep.equal([
        '?page=2&tab=members',
        '#top',
        {key: 'k'},
      ]);
    });

    it('has no parameter for the first panel', async () => {
      const tabs = await make({addressKey: 'tab'});
      tabs.show('members');
      tabs.show('overview');
      expect(location.search).to.equal(new URL(start).search);
    });

    it('wins over active', async () => {
      history.replaceState(null, '', '?tab=settings');
      const tabs = await make({addressKey: 'tab', active: 'members'});
      expect(tabs.active).to.equal('settings');
    });

    it('shows the panel when the user navigates', async () => {
      const tabs = await make({addressKey: 'tab'});
      const reasons: string[] = [];
      tabs.addEventListener('lc-tab-change', ({detail}) => reasons.push(detail.reason));
      history.replaceState(null, '', '?tab=settings');
      dispatchEvent(new PopStateEvent('popstate'));
      expect([tabs.active, reasons]).to.deep.equal(['settings', ['address']]);
    });
  });

  describe('events', () => {
    it('say what is shown before and after it', async () => {
      const tabs = await make();
      const seen: unknown[] = [];
      for (const name of ['lc-tab-change', 'lc-after-tab-change'] as const)
        tabs.addEventListener(name, ({type: name, detail}) => seen.push([name, detail, visible(tabs)]));
      await clickOn(buttonOf(tabs, 'members'));
      const detail = {from: 'overview', to: 'members', reason: 'tab'};
      expect(seen).to.deep.equal([
        ['lc-tab-change', detail, ['overview']],
        ['lc-after-tab-change', detail, ['members']],
      ]);
    });

    it('keep the panel when canceled', async () => {
      const tabs = await make();
      tabs.addEventListener('lc-tab-change', event => event.preventDefault());
      expect([tabs.show('members'), visible(tabs)]).to.deep.equal([false, ['overview']]);
    });

    it('are not sent when active is set', async () => {
      const tabs = await make();
      const seen = recordEvents(tabs, 'lc-tab-change', 'lc-after-tab-change');
      tabs.active = 'members';
      await tabs.updateComplete;
      expect(seen).to.deep.equal([]);
    });

    it('are not sent for a disabled tab', async () => {
      const tabs = await make();
      const seen = recordEvents(tabs, 'lc-tab-change');
      await clickOn(buttonOf(tabs, 'billing'));
      expect(seen).to.deep.equal([]);
    });
  });

  describe('line of the active tab', () => {
    /** Shows another panel, and returns where the line of its tab starts from. */
    async function lineAfter(show: (tabs: LcTabs) => unknown, duration: string): Promise<DOMMatrix | null> {
      const tabs = await make();
      tabs.style.setProperty('--lc-duration', duration);
      await show(tabs);
      await settled(tabs);
      const button = buttonOf(tabs, 'settings');
      const lines = button.getAnimations({subtree: true}).filter(one => !(one instanceof CSSTransition));
      for (const line of lines) {
        line.pause();
        line.currentTime = 0;
      }
      return lines.length === 0 ? null : new DOMMatrix(getComputedStyle(button, '::after').transform);
    }

    const press = (tabs: LcTabs) => clickOn(buttonOf(tabs, 'settings'));

    it('comes from the previous tab', async () => {
      const matrix = (await lineAfter(press, '10s'))!;
      const tabs = document.querySelector('lc-tabs')!;
      const [from, to] = ['overview', 'settings'].map(name => buttonOf(tabs, name).getBoundingClientRect());
      expect(matrix.e).to.be.closeTo(from!.left - to!.left, 0.1);
      expect(matrix.a).to.be.closeTo(from!.width / to!.width, 0.01);
    });

    it('is there at once without motion', async () => {
      expect(await lineAfter(press, '0s')).to.equal(null);
    });

    it('is there at once when active is set', async () => {
      expect(await lineAfter(tabs => (tabs.active = 'settings'), '10s')).to.equal(null);
    });
  });

  describe('keyboard', () => {
    it('has one tab stop for the tabs, then the panel', async () => {
      const tabs = await make({active: 'members'});
      tabs.focus();
      expectFocus(tabOf(tabs, 'members'));
      await press('Tab');
      expectFocus(panelOf(tabs, 'members'));
    });

    for (const [keys, expected] of [
      [['ArrowRight'], 'members'],
      [['ArrowRight', 'ArrowRight'], 'settings'],
      [['ArrowLeft'], 'settings'],
      [['End'], 'settings'],
      [['End', 'Home'], 'overview'],
      [['End', 'ArrowRight'], 'overview'],
      [['ArrowDown'], 'overview'],
    ] as const) {
      it(`${keys.join(', ')} shows ${expected}`, async () => {
        const tabs = await make();
        tabs.focus();
        for (const key of keys) await press(key);
        expect(tabs.active).to.equal(expected);
        expectFocus(tabOf(tabs, expected));
      });
    }

    it('is mirrored from right to left', async () => {
      const tabs = await make();
      tabs.dir = 'rtl';
      tabs.focus();
      await press('ArrowLeft');
      expect(tabs.active).to.equal('members');
    });

    it('has the vertical arrow keys beside the panel', async () => {
      const tabs = await make({placement: 'start'});
      tabs.focus();
      await press('ArrowRight');
      const seen = [tabs.active];
      await press('ArrowDown');
      expect([...seen, tabs.active]).to.deep.equal(['overview', 'members']);
    });

    it('shows a panel only with Enter or Space with manual activation', async () => {
      const tabs = await make({activation: 'manual'});
      tabs.focus();
      await press('ArrowRight');
      const seen = [tabs.active];
      await press('Enter');
      expect([...seen, tabs.active]).to.deep.equal(['overview', 'members']);
    });

    it('leaves keys in a panel alone', async () => {
      const tabs = await make({active: 'settings'});
      tabs.querySelector('input')!.focus();
      await press('Home');
      await type('New ');
      expect([tabs.active, tabs.querySelector('input')!.value]).to.deep.equal(['settings', 'New Apollo']);
    });
  });

  describe('form', () => {
    const makeForm = () =>
      fixture<HTMLFormElement>(html`
        <form>
          <lc-tabs>
            <lc-tab panel="person">Person</lc-tab>
            <lc-tab panel="address">Address</lc-tab>
            <lc-tab-panel name="person"
              ><input name="first" aria-label="First name" value="Ada"
            /></lc-tab-panel>
            <lc-tab-panel name="address"><input name="city" aria-label="City" required /></lc-tab-panel>
          </lc-tabs>
          <button>Send</button>
        </form>
      `);

    it('submits the values of hidden panels', async () => {
      const form = await makeForm();
      expect([...new FormData(form)]).to.deep.equal([
        ['first', 'Ada'],
        ['city', ''],
      ]);
    });

    it('shows the panel of an invalid control, which gets the focus', async () => {
      const form = await makeForm();
      await clickOn(form.querySelector('button')!);
      expectFocus(form.querySelector('[name=city]'));
    });

    it('stays when the app asks whether the form is valid', async () => {
      const form = await makeForm();
      form.checkValidity();
      expect(visible(form)).to.deep.equal(['person']);
    });

    it('shows the panel of a field that the library reveals', async () => {
      const form = await makeForm();
      form
        .querySelector('[name=city]')!
        .dispatchEvent(new Event('lc-reveal', {bubbles: true, composed: true}));
      expect(visible(form)).to.deep.equal(['address']);
    });
  });

  describe('slots', () => {
    it('shows the first panel of a server until a framework sets the names', async () => {
      const tabs = await makeFrom(
        '<lc-tabs><lc-tab>A</lc-tab><lc-tab>B</lc-tab><lc-tab-panel slot="panel-a">One</lc-tab-panel><lc-tab-panel slot="panel-b">Two</lc-tab-panel></lc-tabs>',
      );
      const panels = [...tabs.querySelectorAll('lc-tab-panel')];
      const shown = () => panels.filter(panel => panel.checkVisibility()).map(({textContent}) => textContent);
      expect(shown()).to.deep.equal(['One']);
      ['a', 'b'].forEach((name, index) => {
        panels[index]!.name = name;
        tabs.querySelectorAll('lc-tab')[index]!.panel = name;
      });
      tabs.active = 'b';
      await settled(tabs);
      expect(shown()).to.deep.equal(['Two']);
    });

    it('follow a removed tab with the one in its place', async () => {
      const tabs = await make({active: 'members'});
      panelOf(tabs, 'members').remove();
      tabOf(tabs, 'members').remove();
      await until(() => tabs.active === 'settings');
    });

    it('keep the focus when the focused tab is removed', async () => {
      const tabs = await make({active: 'members'});
      tabs.focus();
      panelOf(tabs, 'members').remove();
      tabOf(tabs, 'members').remove();
      await until(() => document.activeElement === tabOf(tabs, 'settings'));
    });

    it('follow a renamed tab', async () => {
      const tabs = await make({active: 'members'});
      const [tab, panel] = [tabs.querySelectorAll('lc-tab')[1]!, tabs.querySelectorAll('lc-tab-panel')[1]!];
      tab.panel = 'people';
      panel.name = 'people';
      await until(() => visible(tabs).join() === 'people');
      expect(tabs.active).to.equal('people');
    });

    it('show other children below the panel', async () => {
      const tabs = await make();
      const note = Object.assign(document.createElement('p'), {textContent: 'Saved.'});
      tabs.append(note);
      expect(note.checkVisibility()).to.equal(true);
    });

    it('scroll to the active tab', async () => {
      const tabs = await make();
      tabs.style.inlineSize = '12rem';
      tabs.active = 'settings';
      const isIn = () =>
        tabOf(tabs, 'settings').getBoundingClientRect().right <=
        listOf(tabs).getBoundingClientRect().right + 1;
      await until(isIn);
      await until(() => listOf(tabs).matches('.is-cut-start:not(.is-cut-end)'));
    });
  });
});
