/**
 * What a framework has to do for custom elements: render children, set attributes and properties of each type, and listen
 * to events with any name. Each app has a view with the same elements, which show the first of these states and, after
 * each click on "Change", the other one.
 */
export const states = [
  {
    text: 'First',
    count: 3,
    isOn: false,
    options: [{text: 'Apple', value: 'a'}],
    location: {pathname: '/people'},
    /** @param {Date} date */
    filter: date => date.getDate() !== 1,
  },
  {
    text: 'Second',
    count: 7,
    isOn: true,
    options: [
      {text: 'Apple', value: 'a'},
      {text: 'Pear', value: 'p'},
    ],
    location: {pathname: '/people/ada'},
    /** @param {Date} date */
    filter: date => date.getDate() !== 2,
  },
];

/** The ways to write the name of an event. */
export const EVENTS = ['lowercase', 'kebab-case', 'camelCase', 'CAPScase', 'PascalCase'];

/** A framework needs less. */
const LIMIT = 5000;

/**
 * Checks a view that is open.
 *
 * @param events The events of the button to check; React components listen to the events of their element only.
 */
export async function checkCustomElements(page, events = EVENTS) {
  await page.locator('#children').waitFor();
  for (const [index, name] of ['at first', 'after a change', 'after a change back'].entries()) {
    if (index > 0) await page.locator('#change').click();
    const state = states[index % states.length];
    await equals(`The view ${name}`, () => page.evaluate(readView), expectedView(state, index % 2));
    await page.getByRole('textbox', {name: state.text}).waitFor();
    await page.getByRole('heading', {name: state.text}).waitFor();
    await equals(`The options ${name}`, () => page.locator('#array option[value=p]').count(), index % 2);
  }
  await checkEvents(page, events);
}

async function checkEvents(page, events) {
  for (const event of events)
    await page.locator('#events').evaluate((element, type) => element.dispatchEvent(new Event(type)), event);
  await page.locator('#events').click();
  await page.getByRole('textbox', {name: states[0].text}).fill('A');
  const heard = async () => (await page.locator('#heard').textContent()).trim();
  await equals('The events', heard, [...events, 'click', 'input'].join(' '));
}

const expectedView = ({text, count, isOn, options, location}, index) => ({
  children: isOn ? `${text} Child` : text,
  hasElement: !isOn,
  number: count,
  boolean: isOn,
  attribute: isOn,
  string: text,
  array: options,
  object: location,
  function: index + 1,
});

/** Runs in the page. */
function readView() {
  const find = id => document.getElementById(id);
  const text = find('children').textContent;
  return {
    children: text.replace(/\s+/g, ' ').trim(),
    hasElement: find('element') !== null,
    number: find('number').height,
    boolean: find('number').loading,
    attribute: find('string').matches('[disabled]:disabled'),
    string: find('string').label,
    array: find('array').options.map(({text, value}) => ({text, value})),
    object: find('object').location,
    function: [1, 2].find(day => !find('function').filterDate(new Date(2026, 0, day))),
  };
}

/** Waits until a value is as expected. */
async function equals(name, read, expected) {
  const deadline = Date.now() + LIMIT;
  let text;
  do {
    text = JSON.stringify(await read());
    if (text === JSON.stringify(expected)) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  } while (Date.now() < deadline);
  throw new Error(`${name}: ${text} instead of ${JSON.stringify(expected)}`);
}
