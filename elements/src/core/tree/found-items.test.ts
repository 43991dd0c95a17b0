import {expect} from '@open-wc/testing';
import {FoundItems} from './found-items.js';
import {TreeModel} from './tree-model.js';

const PLACES = [
  {
    value: 'Europe',
    items: [
      {value: 'Italy', items: [{value: 'Rome'}, {value: 'Milan'}]},
      {value: 'Romania', items: [{value: 'Iasi'}]},
    ],
  },
  {value: 'Asia', items: [{value: 'Roma Street', disabled: true}]},
];

function setUp(text: string) {
  const model = new TreeModel({
    load: () => undefined,
    changed: () => undefined,
    warn: message => expect.fail(message),
    delay: () => () => undefined,
  });
  model.setItems(PLACES);
  let found!: FoundItems;
  model.list((data, open) => (found = new FoundItems(data, text, open)));
  return {
    model,
    shown: () => model.rows.map(({value}) => value).join(' '),
    toggle: (key: string, isOpen: boolean) => model.toggle([model.data.byKey.get(key)!], isOpen),
    found: () => found,
  };
}

describe('FoundItems', () => {
  for (const [text, shown, count, first] of [
    ['ROM', 'Europe Italy Rome Romania Asia Roma Street', 3, 'Rome'],
    [' milan ', 'Europe Italy Milan', 1, 'Milan'],
    ['street', 'Asia Roma Street', 1, undefined],
    ['paris', '', 0, undefined],
  ] as const)
    it(`finds "${text}" with the items around`, () => {
      const parts = setUp(text);
      const {count: seen, first: firstSeen} = parts.found();
      expect([parts.shown(), seen, firstSeen?.value]).to.deep.equal([shown, count, first]);
    });

  it('lists all items inside one that is found, if none of them is found', () => {
    const {shown, toggle} = setUp('romania');
    toggle('Romania', true);
    expect(shown()).to.equal('Europe Romania Iasi');
  });

  it('closes an item that is found, and keeps what the user has opened before', () => {
    const {model, shown, toggle} = setUp('rom');
    toggle('Europe', false);
    const filtered = shown();
    model.list(null);
    expect([filtered, shown()]).to.deep.equal(['Europe Asia Roma Street', 'Europe Asia']);
  });

  it('keeps what the user has opened when items are added', () => {
    const {model, shown, toggle} = setUp('romania');
    toggle('Romania', true);
    model.setItems([...PLACES, {value: 'Old Romania'}]);
    expect(shown()).to.equal('Europe Romania Iasi Old Romania');
  });
});
