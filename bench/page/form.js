/** The form suite, in the page: mounts forms, types in them, submits them, and inserts a row. */
import {pause, setLimit, setStepLimit, spanUntilIdle, time} from './clock.js';
import {deepActiveElement} from './composed.js';
import {makeForm, messageFor, nameOf, ROW_FIELDS} from './form-data.js';
import {measureKeys} from './form-keys.js';
import {mountForm, problemOfMessages} from './form-mount.js';
import {measureInsert} from './form-rows.js';
import {LongTasks} from './long-tasks.js';

const WARM_UP_FIELDS = 100;
const WARM_UPS = 2;
const WARM_UP_KEYS = 2;
/** How often each key is typed in each of the two fields. */
const KEYS = 10;
const SLOW_KEYS = 3;

/** Until a mounted form has been drawn, in milliseconds. */
const PAUSE = 500;

const rowsOf = fields => Math.ceil(fields / ROW_FIELDS.length);

/** @param {import('../contenders/form/contender.js').FormContender} contender */
export function formBench(contender) {
  const longTasks = new LongTasks();
  return {
    async prepare({limit}) {
      setLimit(limit);
      for (let count = 0; count < WARM_UPS; count += 1) {
        await measureKeys(contender, WARM_UP_FIELDS, WARM_UP_KEYS, longTasks);
        await measureSubmit(contender, WARM_UP_FIELDS, longTasks);
        if (contender.mountRows) await measureInsert(contender, rowsOf(WARM_UP_FIELDS));
      }
    },

    async mount({size}) {
      const once = await measureMount(contender, size);
      const twice = await measureMount(contender, 2 * size);
      const growth = Object.keys(once).map(id => [`${id}-growth`, twice[id] / once[id]]);
      return {...once, 'mount-double': twice.mount, ...Object.fromEntries(growth)};
    },

    keys: ({size}) => measureKeys(contender, size, KEYS, longTasks),

    async slowKeys({size}) {
      const times = await measureKeys(contender, size, SLOW_KEYS, longTasks);
      return {'slow-key-task': times['key-task'], 'slow-message-task': times['message-task']};
    },

    submit: ({size}) => measureSubmit(contender, size, longTasks),

    insert: ({size}) => measureInsert(contender, rowsOf(size)),

    /** Starts a step, all of whose actions together must finish within a time in milliseconds. */
    begin: ({limit}) => setStepLimit(limit),

    /** Removes what a failed step has left. */
    clear: () => document.body.replaceChildren(),
  };
}

/** Returns how long it takes to mount a form, and to connect a mounted form if that is a separate step. */
async function measureMount(contender, size) {
  const data = makeForm(size, index => `Value ${index}`);
  const mounted = await mountForm(contender, data, {live: false});
  await mounted.remove();
  const mount = lengthOf(mounted.span);
  if (!mounted.form.connect) return {mount};
  const {form, remove} = await mountForm(contender, data, {live: false, isConnected: false});
  await pause(PAUSE);
  const span = await spanUntilIdle(
    () => form.connect(),
    () => true,
  );
  await remove();
  return {mount, connect: lengthOf(span)};
}

const lengthOf = ({start, end}) => end - start;

/** Submits a form in which all values are invalid. */
async function measureSubmit(contender, size, longTasks) {
  const {data, form, remove} = await mountForm(
    contender,
    makeForm(size, () => 'x'),
    {live: false},
  );
  const messages = new Map(data.names.map(name => [name, messageFor(name)]));
  const shows = index => form.messageOf(index) === messageFor(nameOf(index));
  let start = 0;
  let focused = null;
  const hasFocus = () => deepActiveElement() === form.inputOf(0) && shows(0);
  const all = await time(
    () => {
      start = performance.now();
      form.submit();
    },
    () => {
      if (focused === null && hasFocus()) focused = performance.now();
      return focused !== null && shows(size - 1);
    },
    () => problemOfMessages(form, data, messages),
  );
  await remove();
  return {
    'submit-focus': focused - start,
    submit: all,
    'submit-task': longTasks.longestIn([{start, end: start + all}]),
  };
}
