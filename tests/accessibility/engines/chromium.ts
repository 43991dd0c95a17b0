/** Reads the accessibility tree of Chromium over its debugger. */
import {chromium, type CDPSession} from 'playwright-core';
import {launchOptions} from '../../../scripts/test/shared-browser.mjs';
import {factsBut, targetsText, withoutAbsent, type Engine, type Facts} from './engine.js';

type Node = Awaited<ReturnType<typeof nodeOf>>;

/** What a transcript needs besides. */
export interface ChromiumEngine extends Engine {
  readonly type: (text: string) => Promise<void>;
  /** Returns what is reported about the element with the focus. */
  readonly readFocused: () => Promise<Facts>;
  /** Returns what is reported about what the focused element is in, from the inside. */
  readonly readContainers: () => Promise<Facts[]>;
}

export async function startChromium(): Promise<ChromiumEngine> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const evaluate = async (expression: string, returnByValue: boolean) => {
    const options = {expression, awaitPromise: true, returnByValue};
    const {result, exceptionDetails} = await session.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result;
  };
  const read = async (expression: string, missing: string) => {
    const {objectId} = await evaluate(expression, false);
    if (objectId === undefined) throw new Error(missing);
    return factsOf(session, await nodeOf(session, {objectId}));
  };
  return {
    id: 'chromium',
    name: `Chromium ${browser.version()}`,
    reports: factsBut('current', 'sort', 'position'),
    open: async url => void (await page.goto(url)),
    run: async body => (await evaluate(`(async () => {${body}})()`, true)).value as unknown,
    press: key => page.keyboard.press(key),
    type: text => page.keyboard.type(text),
    read: selector => read(`findDeep(${JSON.stringify(selector)})`, `There is no ${selector}.`),
    readFocused: () => read('focused()', 'Nothing has the focus.'),
    readContainers: async () => {
      const {value} = (await evaluate('containers().length', true)) as {value?: unknown};
      const places = Array.from({length: Number(value)}, (_, place) => place);
      return Promise.all(places.map(place => read(`containers()[${place}]`, 'It is gone.')));
    },
    close: () => browser.close(),
  };
}

async function nodeOf(session: CDPSession, target: {objectId: string} | {backendNodeId: number}) {
  const {nodes} = await session.send('Accessibility.getPartialAXTree', {...target, fetchRelatives: false});
  return nodes[0]!;
}

const textOf = (value?: {value?: unknown}) => String(value?.value ?? '');

const roleOf = (node: Node) => (node.ignored ? 'none' : String(node.role?.value));

/** The value of a state with three values. */
const checkedOf = (value: unknown) =>
  value === 'mixed' ? value : value === undefined ? value : value === 'true';

const ifTrue = (value: unknown) => (value === true || value === 'true' || value === 1 ? true : undefined);

async function factsOf(session: CDPSession, node: Node): Promise<Facts> {
  const properties = new Map(node.properties?.map(({name, value}) => [String(name), value]));
  const valueOf = (name: string) => properties.get(name)?.value as never;
  const targets = async (name: string) => {
    const {relatedNodes = []} = properties.get(name) ?? {};
    const nodes = relatedNodes.map(({backendDOMNodeId}) =>
      nodeOf(session, {backendNodeId: backendDOMNodeId}),
    );
    return targetsText((await Promise.all(nodes)).map(target => [roleOf(target), textOf(target.name)]));
  };
  return withoutAbsent({
    role: roleOf(node),
    name: textOf(node.name),
    description: textOf(node.description),
    value: valueOf('valuetext') || textOf(node.value),
    checked: checkedOf(valueOf('checked')),
    pressed: checkedOf(valueOf('pressed')),
    selected: valueOf('selected'),
    expanded: valueOf('expanded'),
    haspopup: valueOf('hasPopup'),
    disabled: ifTrue(valueOf('disabled')),
    required: ifTrue(valueOf('required')),
    invalid: ifTrue(valueOf('invalid')),
    readonly: ifTrue(valueOf('readonly')),
    busy: ifTrue(valueOf('busy')),
    modal: ifTrue(valueOf('modal')),
    multiselectable: ifTrue(valueOf('multiselectable')),
    level: valueOf('level'),
    controls: await targets('controls'),
    activedescendant: await targets('activedescendant'),
    errormessage: await targets('errormessage'),
    flowto: await targets('flowto'),
  });
}
