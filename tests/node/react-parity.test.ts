/** React has every property and event of the elements, with the same type and default. Needs a build. */
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';

/** What the API pages show of a property, an event or a prop. */
interface ReferenceItem {
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
}

interface ReactProp extends ReferenceItem {
  readonly required: boolean;
}

/** What they show of an element and its React component. */
interface Reference {
  readonly react: string;
  readonly reactProps: readonly ReactProp[];
  readonly properties: readonly (ReferenceItem & {readonly readonly?: boolean})[];
  readonly events: readonly ReferenceItem[];
}

/** Intended differences, each with its reason: by component and property or event; `*` is every component. */
type Differences = Readonly<Record<string, string>>;

/** What has another name in React than the property, or than `on` and the event. */
const NAMES: Differences = {
  // On an HTML element `attributes` and `title` mean something else; as props they are free.
  '*.controlAttributes': 'attributes',
  '*.heading': 'title',
  // The options of `toast()` have the same names.
  'Toast.heading': '',
  // The specification's names.
  'DateTimePicker.valueAsDate': 'value',
  'SearchModal.lc-search': 'searchOnChange',
};

const WITHOUT_PROP: Differences = {
  '*.input': "React's own `onInput` listens to it; `onChange` reports every edit",
  '*.cellRenderer': 'the component sets it, to render React nodes',
  'DateFields.valueAsDate': '`value` takes a `Date`',
  'DateTimePicker.value': 'the prop `value` is `valueAsDate`',
  'Navbar.notifications': '`onNotifications` shows the button',
  'Navbar.settings': '`onSettings` shows the button',
  'Navbar.logOut': '`onLogOut` shows the button',
  'NumberInput.valueAsNumber': '`value` takes the number',
  'TimeInput.valueAsNumber': '`value` takes the text',
  'TextInput.valueAsNumber': '`value` takes the number',
  'Toast.lc-dismiss': 'the region renders the element; `onClose` reports every end of a toast',
};

const OTHER_TYPE: Differences = {
  '*.click': 'an event of React',
  '*.change': '`onChange` gets the value first',
  'FieldList.change': '',
  '*.controlAttributes': 'the type has no public name, so it is spelled out',
  '*.columns': 'required, and their cells may be React nodes',
  'FilterBar.columns': '',
  'TreeSelect.columns': '',
  '*.links': 'they may be React elements',
  '*.lc-row-move': 'the handler may return a promise',
  'DataTable.newRow': 'the rows decide on the type of a row',
  'DataTable.query': 'a part of it is enough',
  'DataTable.rowActions': 'the rows decide on the type of a row',
  'DataTable.rowHref': 'the rows decide on the type of a row',
  'DataTable.rowKey': 'it names the type of a key',
  'DateFields.value': 'it takes all that the property can be set to',
  'DateRangePicker.value': 'it takes all that the property can be set to',
  'Import.lc-import': 'the columns decide on the type of a row',
  'ServerTable.query': 'a part of it is enough',
  '*.renderDetail': 'a React node',
  'DataTable.loadChildren': 'the rows decide on the type of a row',
  'DataTable.hasChildren': 'the rows decide on the type of a row',
  'Form.schema': 'the types of the values follow from it',
  'Form.values': 'the schema decides on their type',
  'Form.lc-submit': 'the handler gets the values first',
  'FileUpload.initValue': 'only with `multiple`, it takes a list',
  'FileUpload.multiple': 'the props with `multiple` are those of another interface',
  'FileUpload.value': 'it takes all that the property can be set to',
  'Modal.lc-accept': 'the handler may return a promise',
  'NumberInput.value': 'it takes all that the property can be set to',
  'RangeSlider.value': 'it takes all that the property can be set to',
  'SearchModal.searchText': 'null throws',
  'SearchModal.lc-search': 'the handler gets the text first',
  'SidebarLink.icon': 'a React node',
  'TextArea.rows': '',
  'TextInput.value': 'it takes all that the property can be set to',
};

/** A required prop has no default anyway. */
const OTHER_DEFAULT: Differences = {
  'Drawer.open': 'without it, the component is uncontrolled',
  'Menu.open': 'without it, the component is uncontrolled',
  'Modal.open': 'without it, the component is uncontrolled',
  'Popover.open': 'without it, the component is uncontrolled',
  'SearchModal.open': 'without it, the component is uncontrolled',
  'SearchModal.searchText': 'null throws, so it is not a default',
  'SidebarLink.icon': 'nothing, like every React node',
};

const file = fileURLToPath(new URL('../../demo-app/src/site/api/reference.json', import.meta.url));
const references = JSON.parse(await readFile(file, 'utf8')) as Reference[];

const used = new Set<string>();

/** The difference of a component's member, or of that member in every component. Empty if this one has none. */
function differenceIn(differences: Differences, component: string, member: string): string | undefined {
  const key = [`${component}.${member}`, `*.${member}`].find(name => Object.hasOwn(differences, name));
  if (key === undefined) return undefined;
  used.add(key);
  return differences[key] || undefined;
}

/** `onAfterShow` for `lc-after-show`. */
const handlerOf = (event: string) =>
  `on-${event.replace(/^lc-/, '')}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const handlerType = ({type}: ReferenceItem) => `(event: ${type}) => void`;

/** The members of a union have no order. */
const inAnyOrder = (type = '') => type.split(' | ').sort().join(' | ');

/** Two texts are the same, or differ where that is intended: a difference that is gone must leave the list. */
function expectSame(actual: string, expected: string, reason: string | undefined): void {
  if (reason === undefined) assert.equal(actual, expected);
  else assert.notEqual(actual, expected, `They no longer differ: ${reason}.`);
}

function findProp({react, reactProps}: Reference, member: string, usualName: string): ReactProp {
  const name = differenceIn(NAMES, react, member) ?? usualName;
  const prop = reactProps.find(prop => prop.name === name);
  assert.ok(prop, `${react} has no prop ${name}.`);
  return prop;
}

for (const reference of references) {
  const {react, properties, events} = reference;
  const hasProp = ({name}: ReferenceItem) => differenceIn(WITHOUT_PROP, react, name) === undefined;

  describe(`the React component ${react}`, () => {
    for (const property of properties.filter(({readonly}) => !readonly).filter(hasProp)) {
      it(`has the property ${property.name}, with its type and default`, () => {
        const {name} = property;
        const prop = findProp(reference, name, name);
        const [type, expected] = [inAnyOrder(prop.type), inAnyOrder(property.type)];
        expectSame(type, expected, differenceIn(OTHER_TYPE, react, name));
        const standard = prop.required ? '' : (property.default ?? '');
        expectSame(prop.default ?? '', standard, differenceIn(OTHER_DEFAULT, react, name));
      });
    }

    for (const event of events.filter(hasProp)) {
      it(`has a handler for the event ${event.name}, with its type`, () => {
        const {type = ''} = findProp(reference, event.name, handlerOf(event.name));
        expectSame(type, handlerType(event), differenceIn(OTHER_TYPE, react, event.name));
      });
    }
  });
}

describe('the intended differences of React', () => {
  it('are all there', () => {
    const listed = [NAMES, WITHOUT_PROP, OTHER_TYPE, OTHER_DEFAULT].flatMap(Object.keys);
    assert.deepEqual(
      listed.filter(name => !used.has(name)),
      [],
    );
  });
});
