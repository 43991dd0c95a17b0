import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import {
  buttonIn,
  focusSeparator,
  makeSplitPanel as make,
  recordChanges,
  separatorIn,
  shares,
  wait,
} from '../../testing/split-panel-harness.js';
import './split-panel.define.js';

const {warn} = console;

/** Runs with the warnings recorded. */
async function warningsOf(run: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  console.warn = (message: string) => seen.push(message);
  try {
    await run();
  } finally {
    console.warn = warn;
  }
  return seen;
}

describe('lc-split-panel', () => {
  describe('accessibility', () => {
    for (const orientation of ['horizontal', 'vertical'] as const)
      it(`passes axe in light and dark when ${orientation}`, async () => {
        await expectAccessible(await make({orientation, collapsible: 'end', label: 'List'}));
      });

    it('passes axe while a panel is collapsed', async () => {
      await expectAccessible(await make({collapsible: 'start', collapsed: true}));
    });

    it('has a separator with its position and its limits', async () => {
      const {role, ariaValueNow, ariaValueMin, ariaValueMax, ariaOrientation, tabIndex} = separatorIn(
        await make({position: 30, minStart: '20%', minEnd: '114px'}),
      );
      expect([role, ariaValueNow, ariaValueMin, ariaValueMax, ariaOrientation, tabIndex]).to.deep.equal([
        'separator',
        '30',
        '20',
        '81',
        'vertical',
        0,
      ]);
    });

    it('is a horizontal line between vertical panels', async () => {
      expect(separatorIn(await make({orientation: 'vertical'})).ariaOrientation).to.equal('horizontal');
    });

    it('controls the first panel', async () => {
      const element = await make();
      const id = separatorIn(element).getAttribute('aria-controls')!;
      expect(element.shadowRoot!.getElementById(id)!.part.value).to.equal('start');
    });

    it('has the label as the name, and a default in the language of the page', async () => {
      registerTranslation(ar);
      const element = await make();
      const names = [separatorIn(element).ariaLabel];
      element.lang = 'ar';
      await until(() => separatorIn(element).ariaLabel !== names[0]);
      names.push(separatorIn(element).ariaLabel);
      element.label = 'Letters';
      await wait(element);
      expect([...names, separatorIn(element).ariaLabel]).to.deep.equal([
        'Resize the panels',
        'تغيير حجم اللوحتين',
        'Letters',
      ]);
    });

    it('names its button by what it does', async () => {
      const element = await make({collapsible: 'start'});
      const names = [buttonIn(element)!.ariaLabel];
      element.collapsed = true;
      await wait(element);
      expect([...names, buttonIn(element)!.ariaLabel]).to.deep.equal(['Hide the panel', 'Show the panel']);
    });

    it('has a target of 24 pixels also around a thin line', async () => {
      const element = await make({style: '--lc-split-panel-divider-size: 1px'});
      const {x, y, height} = separatorIn(element).getBoundingClientRect();
      const hits = [-13, -11, 0, 11, 13].map(
        offset => element.shadowRoot!.elementFromPoint(x + offset, y + height / 4)?.role ?? null,
      );
      expect(hits).to.deep.equal([null, 'separator', 'separator', 'separator', null]);
    });

    it('lets keyboards scroll a panel', async () => {
      const element = await make({style: 'block-size: 100px'});
      element.querySelector<HTMLElement>('[slot=end]')!.style.blockSize = '400px';
      element.style.blockSize = '90px';
      const [start, end] = ['.start', '.end'].map(panel =>
        element.shadowRoot!.querySelector<HTMLElement>(panel)!,
      );
      await until(() => end!.tabIndex === 0);
      expect(start!.tabIndex).to.equal(-1);
    });

    it('moves the focus out of a panel that collapses', async () => {
      const element = await make({collapsible: 'start'});
      element.querySelector('button')!.focus();
      element.collapsed = true;
      await wait(element);
      expectFocus(separatorIn(element));
    });
  });

  describe('properties', () => {
    it('shares the space equally by default', async () => {
      expect(await shares(await make())).to.deep.equal([50, 50]);
    });

    it('has its position before its first frame', async () => {
      const element = await make({position: 20}, false);
      expect(await shares(element)).to.deep.equal([20, 80]);
    });

    for (const [given, position] of [
      ['25', 25],
      ['-5', 0],
      ['500', 100],
      ['text', 50],
    ] as const)
      it(`shows ${position} percent for the attribute position="${given}"`, async () => {
        const element = await make();
        const warnings = await warningsOf(async () => {
          element.setAttribute('position', given);
          await wait(element);
        });
        expect([element.position, await shares(element), warnings.length]).to.deep.equal([
          position,
          [position, 100 - position],
          given === '25' ? 0 : 1,
        ]);
      });

    it('has its default again when the attribute is removed', async () => {
      const element = await make({position: 20});
      element.setAttribute('position', '30');
      element.removeAttribute('position');
      expect(element.position).to.equal(50);
    });

    it('keeps the ratio when the space changes', async () => {
      const element = await make({position: 25});
      element.style.inlineSize = '524px';
      expect(await shares(element)).to.deep.equal([25, 75]);
    });

    it('limits what is shown, not the position', async () => {
      const element = await make({position: 5, minStart: '150px'});
      const seen = [element.position, await shares(element), separatorIn(element).ariaValueNow];
      expect(seen).to.deep.equal([5, [25, 75], '25']);
    });

    it('keeps the limits in pixels when the space changes', async () => {
      const element = await make({position: 5, minStart: '200px'});
      element.style.inlineSize = '524px';
      await until(() => separatorIn(element).ariaValueNow === '40');
      expect(await shares(element)).to.deep.equal([40, 60]);
    });

    it('does not pass its limits to a split panel inside', async () => {
      const outer = await make({minStart: '50%'});
      const inner = document.createElement('lc-split-panel');
      inner.position = 10;
      inner.breakpoint = 0;
      outer.querySelector('[slot=end]')!.replaceChildren(inner);
      await wait(inner);
      expect(await shares(inner)).to.deep.equal([10, 90]);
    });

    for (const [name, value, message] of [
      ['orientation', 'diagonal', 'orientation must be one of horizontal, vertical, not "diagonal".'],
      ['collapsible', 'both', 'collapsible must be one of none, start, end, not "both".'],
      ['breakpoint', '-3', 'breakpoint must be a width in rem, such as 40, not -3; 30 is used.'],
      [
        'min-start',
        '200',
        `minStart must be a size such as '200px', '12rem', or '20%', not "200"; it is ignored.`,
      ],
      ['collapsed', '', "collapsed needs collapsible to be 'start' or 'end'; it is ignored."],
    ] as const)
      it(`warns once for ${name}="${value}"`, async () => {
        const warnings = await warningsOf(async () => {
          const element = await make();
          element.setAttribute(name, value);
          await wait(element);
          expect(await shares(element)).to.deep.equal([50, 50]);
        });
        expect(warnings).to.deep.equal([`<lc-split-panel>: ${message}`]);
      });

    it('stacks the panels below its breakpoint, without the separator', async () => {
      const element = await make({style: 'inline-size: 400px'});
      await until(() => element.matches(':state(stacked)'));
      const [start, end] = ['start', 'end'].map(name =>
        element.shadowRoot!.querySelector(`[part=${name}]`)!.getBoundingClientRect(),
      );
      expect([start!.width, end!.width, end!.top > start!.bottom]).to.deep.equal([400, 400, true]);
      expect(separatorIn(element).checkVisibility()).to.equal(false);
    });

    it('shows a collapsed panel while the panels are stacked', async () => {
      const element = await make({collapsible: 'start', collapsed: true});
      const start = element.shadowRoot!.querySelector('.start')!;
      const seen = [start.checkVisibility()];
      for (const size of ['400px', '600px']) {
        element.style.inlineSize = size;
        await until(() => element.matches(':state(stacked)') === (size === '400px'));
        await wait(element);
        seen.push(start.checkVisibility());
      }
      expect(seen).to.deep.equal([false, true, false]);
    });

    it('does not stack with a breakpoint of 0, and never vertical panels', async () => {
      const elements = [
        await make({style: 'inline-size: 300px', breakpoint: 0}),
        await make({style: 'inline-size: 300px', orientation: 'vertical'}),
      ];
      for (const element of elements) await wait(element);
      expect(elements.map(element => element.matches(':state(stacked)'))).to.deep.equal([false, false]);
    });

    describe('rememberAs', () => {
      const KEY = 'split-panel-test';
      const remembered = () => localStorage.getItem(KEY);
      afterEach(() => localStorage.removeItem(KEY));

      it('stores what the user has chosen, and shows it again', async () => {
        const element = await make({rememberAs: KEY, collapsible: 'end'});
        await focusSeparator(element);
        await press('ArrowLeft');
        await press('Enter');
        const again = await make({rememberAs: KEY, collapsible: 'end', position: 70});
        expect([remembered(), again.position, again.collapsed]).to.deep.equal([
          '{"position":49,"collapsed":true}',
          49,
          true,
        ]);
      });

      it('does not store what the app sets', async () => {
        const element = await make({rememberAs: KEY});
        element.position = 10;
        await wait(element);
        expect(remembered()).to.equal(null);
      });

      for (const text of ['{', '[]', 'null', '{"position":"x"}', '{"position":900}', '{"collapsed":true}'])
        it(`ignores ${text} in the storage`, async () => {
          localStorage.setItem(KEY, text);
          const element = await make({rememberAs: KEY, position: 30, collapsible: 'start'});
          expect([element.position, element.collapsed]).to.deep.equal([30, false]);
        });
    });
  });

  describe('events', () => {
    it('sends no event when the app sets its properties', async () => {
      const element = await make({collapsible: 'start'});
      const changes = recordChanges(element);
      element.position = 20;
      element.collapsed = true;
      await wait(element);
      expect(changes).to.deep.equal([]);
    });

    it('stays as it was if the event is canceled', async () => {
      const element = await make({collapsible: 'start'});
      element.addEventListener('lc-position-change', event => event.preventDefault());
      await focusSeparator(element);
      await press('ArrowRight');
      await press('Enter');
      expect([element.position, element.collapsed, await shares(element)]).to.deep.equal([
        50,
        false,
        [50, 50],
      ]);
    });

    it('keeps what a listener that cancels it sets', async () => {
      const element = await make();
      element.addEventListener('lc-position-change', event => {
        event.preventDefault();
        element.position = 75;
      });
      await focusSeparator(element);
      await press('ArrowRight');
      expect(element.position).to.equal(75);
    });

    it('does not bubble', async () => {
      const element = await make();
      const seen: Event[] = [];
      element.parentElement!.addEventListener('lc-position-change', event => seen.push(event));
      await focusSeparator(element);
      await press('ArrowRight');
      expect(seen.length).to.equal(0);
    });
  });

  describe('keyboard', () => {
    for (const [keys, position, options] of [
      ['ArrowLeft', 49, {}],
      ['ArrowRight', 51, {}],
      ['Shift+ArrowRight', 60, {}],
      ['PageUp', 40, {}],
      ['PageDown', 60, {}],
      ['Home', 20, {}],
      ['End', 80, {}],
      ['ArrowUp', 50, {}],
      ['Control+ArrowRight', 50, {}],
      ['ArrowLeft', 51, {dir: 'rtl'}],
      ['ArrowRight', 49, {dir: 'rtl'}],
      ['End', 80, {dir: 'rtl'}],
      ['ArrowUp', 49, {orientation: 'vertical'}],
      ['ArrowDown', 51, {orientation: 'vertical'}],
      ['ArrowLeft', 50, {orientation: 'vertical'}],
      ['ArrowDown', 51, {orientation: 'vertical', dir: 'rtl'}],
    ] as const)
      it(`goes from 50 to ${position} with ${keys} ${JSON.stringify(options)}`, async () => {
        const element = await make({
          minStart: '120px',
          minEnd: '120px',
          style: 'block-size: 1000px',
          ...options,
        });
        const changes = recordChanges(element);
        await focusSeparator(element);
        await press(keys);
        expect([element.position, changes]).to.deep.equal([
          position,
          position === 50 ? [] : [{position, collapsed: false}],
        ]);
      });

    it('starts at what is shown', async () => {
      const element = await make({position: 5, minStart: '150px'});
      await focusSeparator(element);
      await press('ArrowRight');
      expect(element.position).to.equal(26);
    });

    it('collapses and restores a panel with Enter', async () => {
      const element = await make({position: 30, collapsible: 'start'});
      await focusSeparator(element);
      await press('Enter');
      await wait(element);
      const collapsed = [separatorIn(element).ariaValueNow, await shares(element)];
      await press('Enter');
      await wait(element);
      expect([collapsed, await shares(element)]).to.deep.equal([
        ['0', [0, 100]],
        [30, 70],
      ]);
    });

    for (const [key, collapsed] of [
      ['ArrowLeft', true],
      ['Home', true],
      ['ArrowRight', false],
    ] as const)
      it(`${collapsed ? 'keeps a panel collapsed' : 'opens a collapsed panel'} with ${key}`, async () => {
        const element = await make({collapsible: 'start', collapsed: true, minStart: '20%'});
        await focusSeparator(element);
        await press(key);
        expect(element.collapsed).to.equal(collapsed);
      });

    it('is one tab stop, and two with a button', async () => {
      const element = await make({collapsible: 'start'});
      element.querySelector('button')!.focus();
      await press('Tab');
      expectFocus(separatorIn(element));
      await press('Tab');
      expectFocus(buttonIn(element));
      await press('Tab');
      expectFocus(element.querySelector('a'));
    });

    it('focuses the separator with focus()', async () => {
      const element = await make();
      element.focus();
      expectFocus(separatorIn(element));
    });
  });

  describe('button', () => {
    it('collapses and restores a panel', async () => {
      const element = await make({collapsible: 'end'});
      const changes = recordChanges(element);
      await clickOn(buttonIn(element)!);
      await clickOn(buttonIn(element)!);
      expect(changes).to.deep.equal([
        {position: 50, collapsed: true},
        {position: 50, collapsed: false},
      ]);
    });

    it('keeps the content of a collapsed panel out of the tab order', async () => {
      const element = await make({collapsible: 'start', collapsed: true});
      expect(element.querySelector('button')!.checkVisibility()).to.equal(false);
    });
  });

  describe('slots', () => {
    it('shows other children in the second panel', async () => {
      const element = await fixture(html`<lc-split-panel>Text</lc-split-panel>`);
      const slot = element.shadowRoot!.querySelector<HTMLSlotElement>('.end > slot:not([name])')!;
      expect(slot.assignedNodes().map(({textContent}) => textContent)).to.deep.equal(['Text']);
    });

    it('scrolls a panel whose content is higher than the element', async () => {
      const element = await make({style: 'block-size: 100px'});
      element.querySelector<HTMLElement>('[slot=start]')!.style.blockSize = '400px';
      const start = element.shadowRoot!.querySelector('.start')!;
      expect([start.clientHeight, start.scrollHeight]).to.deep.equal([100, 400]);
    });
  });
});
