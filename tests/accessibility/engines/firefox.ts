/** Reads the accessibility tree of Firefox, and what its WebDriver reports as computed roles and names. */
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {startProcess} from '../../../scripts/browsers/processes.mjs';
import {keyOf} from '../../../scripts/browsers/webkit.mjs';
import {factsBut, targetsText, withoutAbsent, type Engine, type Facts} from './engine.js';
import {connect} from './marionette.js';

const START_TIMEOUT = 60_000;

/** The key of a reference to an element in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Reads an accessible of Firefox, with the rights of the browser, in the process of the page. */
const READ_ACCESSIBLE = `
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const accessible = service.getAccessibleFor(arguments[0]);
  if (!accessible) return null;
  const state = {}, more = {};
  accessible.getState(state, more);
  const targetsOf = type => {
    const targets = accessible.getRelationByType(Ci.nsIAccessibleRelation[type]).getTargets();
    return [...targets.enumerate(Ci.nsIAccessible)].map(target => [target.computedARIARole, target.name ?? '']);
  };
  return {
    description: accessible.description ?? '',
    value: accessible.value,
    states: [...service.getStringStates(state.value, more.value)],
    attributes: Object.fromEntries([...accessible.attributes.enumerate()].map(({key, value}) => [key, value])),
    controls: targetsOf('RELATION_CONTROLLER_FOR'),
    errormessage: targetsOf('RELATION_ERRORMSG'),
    flowto: targetsOf('RELATION_FLOWS_TO'),
  };`;

interface Accessible {
  readonly description: string;
  readonly value: string;
  readonly states: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly controls: Targets;
  readonly errormessage: Targets;
  readonly flowto: Targets;
}

type Targets = readonly (readonly [role: string, name: string])[];

export async function startFirefox({path, name}: {path: string; name: string}): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'life-changers-firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const args = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'];
  const {stop} = startProcess(path, [...args, '--profile', profile], {stdio: 'ignore'});
  const marionette = await connect(await portIn(profile));
  const {send} = marionette;
  await send('WebDriver:NewSession', {capabilities: {}});
  const run = async (script: string, values: readonly unknown[] = [], sandbox: string | null = null) =>
    (await send('WebDriver:ExecuteScript', {script, args: values, sandbox})).value;
  return {
    id: 'firefox',
    name,
    reports: factsBut('activedescendant'),
    open: async url => void (await send('WebDriver:Navigate', {url})),
    run: body => run(`return (async () => {${body}})()`),
    press: async key => {
      const actions = ['keyDown', 'keyUp'].map(type => ({type, value: keyOf(key) as string}));
      await send('WebDriver:PerformActions', {actions: [{type: 'key', id: 'keyboard', actions}]});
    },
    read: async selector => {
      const element = (await run('return findDeep(arguments[0])', [selector])) as Record<string, string>;
      const id = element[ELEMENT];
      const [role, label] = await Promise.all(
        ['Role', 'Label'].map(what => send(`WebDriver:GetComputed${what}`, {id})),
      );
      const accessible = (await run(READ_ACCESSIBLE, [element], 'system')) as Accessible | null;
      return factsOf(String(role!.value), String(label!.value), accessible);
    },
    close: async () => {
      marionette.close();
      stop();
      await rm(profile, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
    },
  };
}

/** Firefox writes the port that it has chosen into its profile. */
async function portIn(profile: string): Promise<number> {
  for (let waited = 0; waited < START_TIMEOUT; waited += 50) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    if (port !== '') return Number(port);
    await delay(50);
  }
  throw new Error('Firefox did not start.');
}

/** Whether a state is on, if it has a counterpart. */
const eitherOf = (isOn: boolean, isOff: boolean) => (isOn ? true : isOff ? false : undefined);

function factsOf(role: string, name: string, accessible: Accessible | null): Facts {
  if (accessible === null) return {role, name};
  const {description, value, attributes, controls, errormessage, flowto} = accessible;
  const has = (state: string) => accessible.states.includes(state);
  const ifHas = (state: string) => has(state) || undefined;
  const isUnknown = role === 'progressbar' && has('mixed');
  const {tag, pressed, haspopup, level, current, sort, posinset, setsize} = attributes;
  return withoutAbsent({
    role,
    name,
    description,
    // The value of a link is its address, and that of a progress bar without a value is the middle.
    value: role === 'link' || isUnknown ? undefined : value,
    checked: isUnknown ? undefined : has('mixed') ? 'mixed' : eitherOf(has('checked'), has('checkable')),
    pressed: eitherOf(has('pressed'), pressed !== undefined),
    selected: eitherOf(has('selected'), has('selectable')),
    expanded: eitherOf(has('expanded'), has('collapsed')),
    haspopup: has('haspopup') ? (haspopup ?? (tag === 'select' ? 'menu' : 'listbox')) : undefined,
    disabled: ifHas('unavailable'),
    required: ifHas('required'),
    invalid: ifHas('invalid'),
    // Firefox reports everything that is not a field as read-only.
    readonly: /^(textbox|searchbox|combobox|spinbutton)$/.test(role) ? ifHas('readonly') : undefined,
    busy: ifHas('busy'),
    modal: ifHas('modal'),
    multiselectable: ifHas('multiselectable'),
    level: level === undefined ? undefined : Number(level),
    current: has('current') ? current : undefined,
    sort,
    position: posinset === undefined ? undefined : `${posinset} of ${setsize}`,
    controls: targetsText(controls),
    errormessage: targetsText(errormessage),
    flowto: targetsText(flowto),
  });
}
