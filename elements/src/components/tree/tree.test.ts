import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import '../tree-item/tree-item.define.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import type {LcTree, TreeItemData} from './tree.define.js';
import './tree.define.js';

const FILES: readonly TreeItemData[] = [
  {
    value: 'reports',
    label: 'Reports',
    open: true,
    items: [
      {value: 'q1', label: 'First quarter'},
      {value: 'q2', label: 'Second quarter'},
    ],
  },
  {
    value: 'plans',
    label: 'Plans',
    items: [
      {value: 'hiring', label: 'Hiring', disabled: true},
      {value: 'office', label: 'Office'},
    ],
  },
  {value: 'readme', label: 'Read me', href: '#readme'},
];

const children = html`
  <lc-tree-item value="one">One</lc-tree-item>
  <lc-tree-item value="two">Two</lc-tree-item>
`;

const control = (tree: Element) => tree.shadowRoot!.querySelector<HTMLElement>('#control')!;
const rowsOf = (tree: Element) => [...tree.shadowRoot!.querySelectorAll<HTMLElement>('.row')];
const textsOf = (tree: Element) => rowsOf(tree).map(row => row.querySelector('.text')!.textContent.trim());
const rowOf = (tree: Element, text: string) => rowsOf(tree)[textsOf(tree).indexOf(text)]!;
const focusedIn = (tree: Element) =>
  tree.shadowRoot!.activeElement?.querySelector('.text')?.textContent.trim() ?? null;
const checksOf = (tree: Element) => rowsOf(tree).map(row => row.getAttribute('aria-checked'));
const tabStopsOf = (tree: Element) =>
  rowsOf(tree)
    .filter(({tabIndex}) => tabIndex === 0)
    .map(row => row.querySelector('.text')!.textContent.trim());

async function setUp(properties: Partial<LcTree> = {}, content?: TemplateResult): Promise<LcTree> {
  const tree = await fixture<LcTree>(html`<lc-tree label="Files">${content ?? ''}</lc-tree>`);
  tree.addEventListener('lc-navigate', event => event.preventDefault());
  Object.assign(tree, content ? {} : {items: FILES}, properties);
  await tree.updateComplete;
  return tree;
}

/** A tree that gets the keys. */
async function setUpFocused(properties: Partial<LcTree> = {}, content?: TemplateResult): Promise<LcTree> {
  const tree = await setUp(properties, content);
  tree.focus();
  return tree;
}

async function pressAll(tree: LcTree, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await press(key);
  await tree.updateComplete;
}

testFormControl<LcTree>({
  tag: 'lc-tree',
  children,
  values: [
    {set: tree => (tree.value = 'one'), initValue: 'one', typed: 'one', submitted: 'one'},
    {set: tree => (tree.value = 'two'), initValue: 'two', typed: 'two', submitted: 'two'},
  ],
  emptyFormValue: null,
  inner: control,
  edit: async tree => {
    tree.focus();
    await press(tree.value === 'one' ? 'End' : 'Home');
    await press('Space');
  },
});

describe('lc-tree', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['with an item selected', {value: 'q1'}],
      ['without a selection', {selection: 'none'}],
      ['with checkboxes', {selection: 'multiple', value: ['q1', 'hiring']}],
      ['disabled, with checkboxes', {selection: 'multiple', value: ['q1'], disabled: true}],
      ['invalid, with checkboxes', {selection: 'multiple', required: true, showValidation: true}],
      [
        'while items are loading',
        {items: [{value: 'a', hasItems: true, open: true}], loadItems: () => new Promise(() => {})},
      ],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await setUp(properties as Partial<LcTree>));
      });
    }

    it('is accessible after items could not be loaded, in light and dark', async () => {
      await recordWarnings(async () => {
        const tree = await setUp({
          items: [{value: 'a', hasItems: true, open: true}],
          loadItems: () => Promise.reject(new Error('offline')),
        });
        await until(() => rowsOf(tree).length === 2);
        await until(() => textsOf(tree)[1]!.endsWith('Try again'));
        await expectAccessible(tree);
      });
    });

    it('is a tree of items that its label names', async () => {
      const tree = await setUp();
      const {role} = control(tree);
      const label = tree.shadowRoot!.getElementById(control(tree).getAttribute('aria-labelledby')!);
      const roles = new Set(rowsOf(tree).map(row => row.role));
      expect([role, label!.textContent.trim(), [...roles]]).to.deep.equal(['tree', tree.label, ['treeitem']]);
    });

    it('has the level, the place, and the number of siblings of each item', async () => {
      const tree = await setUp();
      const places = rowsOf(tree).map(row => [row.ariaLevel, row.ariaPosInSet, row.ariaSetSize].join());
      expect(places).to.deep.equal(['1,1,3', '2,1,2', '2,2,2', '1,2,3', '1,3,3']);
    });

    it('says what is open, and nothing for items without items', async () => {
      const expanded = rowsOf(await setUp()).map(({ariaExpanded}) => ariaExpanded);
      expect(expanded).to.deep.equal(['true', null, null, 'false', null]);
    });

    it('says which item is selected', async () => {
      const selected = rowsOf(await setUp({value: 'q2'})).map(({ariaSelected}) => ariaSelected);
      expect(selected).to.deep.equal(['false', 'false', 'true', 'false', 'false']);
    });

    it('has no selected state without a selection', async () => {
      const tree = await setUp({selection: 'none'});
      expect(rowsOf(tree).map(({ariaSelected, ariaChecked}) => ariaSelected ?? ariaChecked)).to.deep.equal(
        Array(5).fill(null),
      );
    });

    it('has a mixed state for an item of which some items are checked', async () => {
      const tree = await setUp({selection: 'multiple', value: ['q1'], expanded: []});
      expect(checksOf(tree)).to.deep.equal(['mixed', 'false', 'false']);
      expect(control(tree).ariaMultiSelectable).to.equal('true');
    });

    it('has one tab stop: the first item, or the selected one', async () => {
      expect(tabStopsOf(await setUp())).to.deep.equal(['Reports']);
      expect(tabStopsOf(await setUp({value: 'q2'}))).to.deep.equal(['Second quarter']);
    });

    it('has a link for an item with an address', async () => {
      const link = rowOf(await setUp(), 'Read me').querySelector('a')!;
      expect([link.getAttribute('href'), link.tabIndex]).to.deep.equal(['#readme', -1]);
    });
  });

  describe('properties', () => {
    it('shows items of items that are open', async () => {
      expect(textsOf(await setUp())).to.deep.equal([
        'Reports',
        'First quarter',
        'Second quarter',
        'Plans',
        'Read me',
      ]);
    });

    it('takes items as JSON', async () => {
      const tree = await fixture<LcTree>(
        html`<lc-tree
          label="Files"
          items='[{"value":"a","label":"A","open":true,"items":[{"value":"b"}]}]'
        ></lc-tree>`,
      );
      expect(textsOf(tree)).to.deep.equal(['A', 'b']);
    });

    it('has the values of the open items, which can be set', async () => {
      const tree = await setUp();
      expect(tree.expanded).to.deep.equal(['reports']);
      tree.expanded = ['plans'];
      await tree.updateComplete;
      expect(textsOf(tree)).to.deep.equal(['Reports', 'Plans', 'Hiring', 'Office', 'Read me']);
      tree.expanded = null;
      expect(tree.expanded).to.deep.equal(['reports']);
    });

    it('opens and closes all items', async () => {
      const tree = await setUp();
      tree.expandAll();
      await tree.updateComplete;
      expect(textsOf(tree)).to.have.length(7);
      tree.collapseAll();
      await tree.updateComplete;
      expect(textsOf(tree)).to.have.length(3);
    });

    it('keeps what is open and selected when it gets new items', async () => {
      const tree = await setUp({value: 'office', expanded: ['plans']});
      tree.items = [...FILES, {value: 'new', label: 'New'}];
      await tree.updateComplete;
      expect([tree.value, tree.expanded]).to.deep.equal(['office', ['plans']]);
    });

    it('selects all items inside for the value of an item that has items', async () => {
      const tree = await setUp({selection: 'multiple', value: ['reports']});
      expect(tree.value).to.deep.equal(['q1', 'q2']);
    });

    it('ignores a value without an item, until the item arrives', async () => {
      const tree = await setUp({value: 'new'});
      const before = tree.value;
      tree.items = [...FILES, {value: 'new', label: 'New'}];
      expect([before, tree.value]).to.deep.equal(['', 'new']);
    });

    it('takes a list of values as JSON in the value attribute', async () => {
      const tree = await fixture<LcTree>(
        html`<lc-tree label="Files" selection="multiple" value='["q1", "q2"]' .items=${FILES}></lc-tree>`,
      );
      expect(tree.value).to.deep.equal(['q1', 'q2']);
    });

    it('has no value without a selection', async () => {
      expect((await setUp({selection: 'none', value: 'q1'})).value).to.equal('');
    });

    it('does not link to a javascript: address', async () => {
      let tree!: LcTree;
      const warnings = await recordWarnings(
        async () => (tree = await setUp({items: [{value: 'a', href: 'javascript:alert(1)'}]})),
      );
      expect([tree.shadowRoot!.querySelector('a'), warnings.length]).to.deep.equal([null, 1]);
    });

    it('shows the other items if an icon is data that looks like a template', async () => {
      const icon = JSON.parse('{"_$litType$": 1, "strings": ["<b>x</b>"], "values": []}') as unknown;
      let tree!: LcTree;
      const warnings = await recordWarnings(
        async () => (tree = await setUp({items: [{value: 'a', icon}, {value: 'b'}]})),
      );
      const glyph = tree.shadowRoot!.querySelector('.glyph');
      expect([rowOf(tree, 'b').isConnected, glyph, warnings.length]).to.deep.equal([true, null, 1]);
    });
  });

  it('keeps the indentation of an item whose text wraps', async () => {
    const label = 'Publish the holiday hours of both shops in all four languages';
    const tree = await setUp({items: [{value: 'a', label: 'A', open: true, items: [{value: 'b', label}]}]});
    const guide = rowOf(tree, label).querySelector('.guide')!;
    const {width} = guide.getBoundingClientRect();
    tree.style.inlineSize = '12rem';
    expect(rowOf(tree, label).offsetHeight).to.be.greaterThan(rowOf(tree, 'A').offsetHeight);
    expect(guide.getBoundingClientRect().width).to.equal(width);
  });

  describe('bad input', () => {
    const circular: {value: string; items: unknown[]} = {value: 'loop', items: []};
    circular.items.push(circular, {value: 'inside'});

    for (const [title, items, texts] of [
      ['an item inside itself', [circular], ['loop', 'inside']],
      [
        'two items with the same value',
        [
          {value: 'a', label: 'One'},
          {value: 'a', label: 'Two'},
        ],
        ['One', 'Two'],
      ],
      ['items that are not objects', [null, 3, 'a', [], {value: 'b'}], ['b']],
      ['an object instead of a list', {value: 'a'}, []],
      ['items of an item that are not a list', [{value: 'a', items: 'b'}], ['a']],
    ] as const) {
      it(`warns once about ${title}`, async () => {
        const tree = await setUp();
        const warnings = await recordWarnings(async () => {
          tree.items = items as never;
          tree.expandAll();
          await tree.updateComplete;
          tree.requestUpdate();
          await tree.updateComplete;
        });
        expect([textsOf(tree), new Set(warnings).size]).to.deep.equal([
          texts,
          title.includes('not objects') ? 4 : 1,
        ]);
      });
    }

    it('warns about a selection that it does not know', async () => {
      const warnings = await recordWarnings(() => setUp({selection: 'many' as never}));
      expect(warnings.length).to.equal(1);
    });
  });

  describe('children', () => {
    const folders = html`
      <lc-tree-item value="docs" open>
        <svg slot="icon" id="mark"></svg>
        Documents
        <lc-tree-item value="a" selected>Letter</lc-tree-item>
        <lc-tree-item label="Invoice"></lc-tree-item>
      </lc-tree-item>
      <lc-tree-item value="music" disabled>Music</lc-tree-item>
    `;

    it('shows them with their texts, and a copy of their icons', async () => {
      const tree = await setUp({}, folders);
      expect(textsOf(tree)).to.deep.equal(['Documents', 'Letter', 'Invoice', 'Music']);
      expect(rowsOf(tree)[0]!.querySelectorAll('#mark')).to.have.length(1);
    });

    it('selects those that are selected in HTML, also after a reset', async () => {
      const tree = await setUp({}, folders);
      const before = tree.value;
      tree.value = 'Invoice';
      tree.value = null;
      expect([before, tree.value]).to.deep.equal(['a', 'a']);
    });

    it('follows their changes', async () => {
      const tree = await setUp({}, folders);
      const [docs, music] = tree.querySelectorAll(':scope > lc-tree-item');
      docs!.remove();
      music!.append('al');
      await until(() => textsOf(tree).join() === 'Musical');
    });

    it('opens an item whose open property is set', async () => {
      const tree = await setUp({}, folders);
      tree.querySelector('lc-tree-item')!.open = false;
      await until(() => textsOf(tree).join() === 'Documents,Music');
    });

    it('sets open of an item that the user closes', async () => {
      const tree = await setUpFocused({}, folders);
      await pressAll(tree, 'Home', 'ArrowLeft');
      expect(tree.querySelector('lc-tree-item')!.open).to.equal(false);
      expect(textsOf(tree)).to.deep.equal(['Documents', 'Music']);
    });
  });

  describe('events', () => {
    it('sends input and change when the user selects an item', async () => {
      const tree = await setUp();
      const seen = recordEvents(tree, 'input', 'change');
      await clickOn(rowOf(tree, 'Second quarter'));
      expect([seen, tree.value]).to.deep.equal([['input', 'change'], 'q2']);
    });

    it('sends nothing when the selected item is selected again', async () => {
      const tree = await setUp({value: 'q1'});
      const seen = recordEvents(tree, 'input', 'change');
      await clickOn(rowOf(tree, 'First quarter'));
      expect(seen).to.deep.equal([]);
    });

    it('sends lc-expand and lc-collapse for clicks on the arrow', async () => {
      const tree = await setUp();
      const seen: string[] = [];
      for (const name of ['lc-expand', 'lc-collapse'] as const)
        tree.addEventListener(name, ({detail}) => seen.push(`${name} ${detail.value}`));
      await clickOn(rowOf(tree, 'Plans').querySelector('.arrow')!);
      await tree.updateComplete;
      await clickOn(rowOf(tree, 'Plans').querySelector('.arrow')!);
      expect(seen).to.deep.equal(['lc-expand plans', 'lc-collapse plans']);
      expect(tree.value).to.equal('');
    });

    it('sends nothing when properties change', async () => {
      const tree = await setUp();
      const seen = recordEvents(tree, 'input', 'change', 'lc-expand', 'lc-collapse');
      Object.assign(tree, {value: 'q1', expanded: ['plans']});
      tree.expandAll();
      await tree.updateComplete;
      expect(seen).to.deep.equal([]);
    });

    it('sends lc-navigate for a link, and selects it', async () => {
      const tree = await setUp();
      const seen: string[] = [];
      tree.addEventListener('lc-navigate', ({detail}) => seen.push(detail.href));
      await clickOn(rowOf(tree, 'Read me'));
      expect([seen, tree.value]).to.deep.equal([['#readme'], 'readme']);
    });

    it('opens and closes with a click if nothing can be selected', async () => {
      const tree = await setUp({selection: 'none'});
      await clickOn(rowOf(tree, 'Reports'));
      await tree.updateComplete;
      expect(tree.expanded).to.deep.equal([]);
    });

    it('does not react to clicks if it is disabled', async () => {
      const tree = await setUp({disabled: true});
      const seen = recordEvents(tree, 'input', 'lc-collapse');
      rowsOf(tree)[1]!.click();
      rowsOf(tree)[0]!.querySelector<HTMLElement>('.arrow')!.click();
      expect([seen, tree.value]).to.deep.equal([[], '']);
    });
  });

  describe('keyboard', () => {
    it('keeps the focus on an item that is moved among the others', async () => {
      const tree = await setUp();
      rowOf(tree, 'Plans').focus();
      tree.items = [FILES[1]!, FILES[2]!, FILES[0]!];
      await tree.updateComplete;
      tree.items = [FILES[2]!, FILES[0]!, FILES[1]!];
      await tree.updateComplete;
      expect(focusedIn(tree)).to.equal('Plans');
    });

    for (const [keys, expected] of [
      [['ArrowDown'], 'First quarter'],
      [['ArrowDown', 'ArrowUp'], 'Reports'],
      [['ArrowUp'], 'Reports'],
      [['End'], 'Read me'],
      [['End', 'ArrowDown'], 'Read me'],
      [['End', 'Home'], 'Reports'],
      [['ArrowRight'], 'First quarter'],
      [['ArrowDown', 'ArrowDown', 'ArrowLeft'], 'Reports'],
      [['r', 'e', 'a'], 'Read me'],
      [['s'], 'Second quarter'],
      [['p'], 'Plans'],
    ] as const) {
      it(`moves to "${expected}" with ${keys.join(', ')}`, async () => {
        const tree = await setUpFocused();
        await pressAll(tree, ...keys);
        expect([focusedIn(tree), tabStopsOf(tree)]).to.deep.equal([expected, [expected]]);
      });
    }

    it('closes an open item with Left, and opens it with Right', async () => {
      const tree = await setUpFocused();
      await pressAll(tree, 'ArrowLeft');
      const closed = tree.expanded;
      await pressAll(tree, 'ArrowRight');
      expect([closed, tree.expanded, focusedIn(tree)]).to.deep.equal([[], ['reports'], 'Reports']);
    });

    it('opens with Left and closes with Right in right-to-left text', async () => {
      const tree = await setUpFocused({dir: 'rtl', expanded: []});
      await pressAll(tree, 'ArrowLeft');
      const opened = tree.expanded;
      await pressAll(tree, 'ArrowRight');
      expect([opened, tree.expanded]).to.deep.equal([['reports'], []]);
    });

    it('opens all siblings with an asterisk', async () => {
      const tree = await setUpFocused({expanded: []});
      await pressAll(tree, '*');
      expect(tree.expanded).to.deep.equal(['reports', 'plans']);
    });

    for (const key of ['Enter', 'Space']) {
      it(`selects with ${key}`, async () => {
        const tree = await setUpFocused();
        await pressAll(tree, 'ArrowDown', key);
        expect(tree.value).to.equal('q1');
      });
    }

    it('cycles through the items that start with a repeated character', async () => {
      const items = ['Ale', 'Beer', 'Apple'].map(label => ({value: label, label}));
      const tree = await setUpFocused({items});
      const seen: unknown[] = [];
      for (const key of ['a', 'a', 'A']) {
        await pressAll(tree, key);
        seen.push(focusedIn(tree));
      }
      expect(seen).to.deep.equal(['Apple', 'Ale', 'Apple']);
    });

    it('continues typed text with a space', async () => {
      const items = [
        {value: 'all', label: 'Delete all'},
        {value: 'one', label: 'Delete one'},
      ];
      const tree = await setUpFocused({items});
      await type('delete o');
      expect([focusedIn(tree), tree.value]).to.deep.equal(['Delete one', '']);
    });

    it('selects with a space that continues no text, also if a label starts with one', async () => {
      const items = [
        {value: 'all', label: 'All'},
        {value: 'none', label: ' None'},
      ];
      const tree = await setUpFocused({items});
      await type('al ');
      expect(tree.value).to.equal('all');
    });

    it('follows a link with Enter, and only selects it with Space', async () => {
      const tree = await setUpFocused();
      const seen = recordEvents(tree, 'lc-navigate');
      await pressAll(tree, 'End', 'Space');
      const before = [...seen];
      await pressAll(tree, 'Enter');
      expect([before, seen, tree.value]).to.deep.equal([[], ['lc-navigate'], 'readme']);
    });

    it('does not select a disabled item', async () => {
      const tree = await setUpFocused({expanded: ['plans']});
      await pressAll(tree, 'h', 'Space');
      expect([focusedIn(tree), tree.value]).to.deep.equal(['Hiring', '']);
    });

    it('does not type ahead with a modifier key', async () => {
      const tree = await setUpFocused();
      await pressAll(tree, 'Alt+p');
      expect(focusedIn(tree)).to.equal('Reports');
    });

    it('moves the focus to the item around if that is closed', async () => {
      const tree = await setUpFocused();
      await pressAll(tree, 'ArrowDown');
      tree.collapseAll();
      await tree.updateComplete;
      expect([focusedIn(tree), tabStopsOf(tree)]).to.deep.equal(['Reports', ['Reports']]);
    });

    it('moves the focus to the row in its place if the item is removed', async () => {
      const tree = await setUpFocused();
      await pressAll(tree, 'End');
      tree.items = FILES.slice(0, 2);
      await tree.updateComplete;
      expect(focusedIn(tree)).to.equal('Plans');
    });

    it('leaves the tree with Tab', async () => {
      const tree = await setUp();
      const after = document.createElement('button');
      tree.after(after);
      tree.focus();
      await press('Tab');
      expectFocus(after);
    });
  });

  describe('checkboxes', () => {
    const multiple = {selection: 'multiple', expanded: ['reports', 'plans']} as const;

    it('checks all items inside, and unchecks them', async () => {
      const tree = await setUpFocused(multiple);
      await pressAll(tree, 'Space');
      const checked = tree.value;
      await pressAll(tree, 'Space');
      expect([checked, tree.value]).to.deep.equal([['q1', 'q2'], []]);
    });

    it('checks the rest of an item that is half checked', async () => {
      const tree = await setUpFocused({...multiple, value: ['q2']});
      await pressAll(tree, 'Home', 'Space');
      expect(tree.value).to.deep.equal(['q1', 'q2']);
    });

    it('leaves disabled items as they are', async () => {
      const tree = await setUpFocused(multiple);
      await pressAll(tree, 'p', 'Space');
      const checked = tree.value;
      expect(checksOf(tree)[3]).to.equal('mixed');
      await pressAll(tree, 'Space');
      expect([checked, tree.value]).to.deep.equal([['office'], []]);
    });

    it('checks the next item with Shift and an arrow key', async () => {
      const tree = await setUpFocused(multiple);
      await pressAll(tree, 'ArrowDown', 'Space', 'Shift+ArrowDown');
      expect([tree.value, focusedIn(tree)]).to.deep.equal([['q1', 'q2'], 'Second quarter']);
    });

    it('checks all with Control+A, and none after that', async () => {
      const tree = await setUpFocused(multiple);
      await pressAll(tree, 'Control+a');
      const all = tree.value;
      await pressAll(tree, 'Control+a');
      expect([all, tree.value]).to.deep.equal([['q1', 'q2', 'office', 'readme'], []]);
    });

    it('checks with a click on the row', async () => {
      const tree = await setUp(multiple);
      await clickOn(rowOf(tree, 'Office'));
      await tree.updateComplete;
      expect(checksOf(tree)).to.deep.equal(['false', 'false', 'false', 'mixed', 'false', 'true', 'false']);
    });

    it('follows a link with a click on its text, and checks it with one on its box', async () => {
      const tree = await setUp(multiple);
      const seen = recordEvents(tree, 'lc-navigate');
      await clickOn(rowOf(tree, 'Read me').querySelector('a')!);
      const before = tree.value;
      await clickOn(rowOf(tree, 'Read me').querySelector('.check')!);
      expect([before, seen, tree.value]).to.deep.equal([[], ['lc-navigate'], ['readme']]);
    });
  });

  describe('form', () => {
    async function setUpForm(properties: Partial<LcTree>) {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-tree label="Files" name="files"></lc-tree></form>`,
      );
      const tree = form.querySelector('lc-tree')!;
      Object.assign(tree, {items: FILES, ...properties});
      return {form, tree, values: () => new FormData(form).getAll('files')};
    }

    it('submits one entry for each checked item, except disabled ones', async () => {
      const {values} = await setUpForm({selection: 'multiple', value: ['plans', 'q1']});
      expect(values()).to.deep.equal(['q1', 'office']);
    });

    it('resets to the initial values', async () => {
      const {form, tree, values} = await setUpForm({selection: 'multiple', initValue: ['q1']});
      tree.value = ['q2'];
      form.reset();
      expect(values()).to.deep.equal(['q1']);
    });

    it('is invalid without a checked item if it is required', async () => {
      const {tree} = await setUpForm({selection: 'multiple', required: true});
      const before = tree.validity.valueMissing;
      tree.value = ['q1'];
      expect([before, tree.validity.valid]).to.deep.equal([true, true]);
    });

    it('submits a value whose item has not been loaded', async () => {
      const items = [{value: 'archive', hasItems: true}];
      const {values} = await setUpForm({selection: 'multiple', items, value: ['2019']});
      expect(values()).to.deep.equal(['2019']);
    });
  });
});
