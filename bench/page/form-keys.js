/** Types in the fields of a form, and times each key. */
import {type} from '../contenders/table/contender.js';
import {spanUntilIdle, time} from './clock.js';
import {makeForm, messageFor, nameOf} from './form-data.js';
import {mountForm, problemOfMessages} from './form-mount.js';

/** The texts that a field has one after the other, typed over its value, and which keys these are. */
const TEXTS = [
  ['V', 'appear'],
  ['Va', 'disappear'],
  ['Val', 'key'],
  ['Valu', 'key'],
];
const LAST_TEXT = TEXTS.at(-1)[0];

const WARM_UP_KEYS = 3;

/** Slow keys are typed less often: a field is left once all texts were typed, after this time in milliseconds. */
const FIELD_TIME = 5000;

/**
 * Types in the first field and in the middle one, and submits the form.
 * @param {import('../contenders/form/contender.js').FormContender} contender
 * @param {number} size The number of fields.
 * @param {number} repeats How often each key is typed in each field, unless keys are slow.
 * @param {import('./long-tasks.js').LongTasks} longTasks
 */
export async function measureKeys(contender, size, repeats, longTasks) {
  const mounted = await mountForm(
    contender,
    makeForm(size, index => `Value ${index}`),
    {live: true},
  );
  const [first, middle] = [0, Math.floor(size / 2)];
  await typeAll(mounted, size - 1, WARM_UP_KEYS);
  const keys = [...(await typeAll(mounted, first, repeats)), ...(await typeAll(mounted, middle, repeats))];
  const submit = await submitValid(mounted, [first, middle, size - 1]);
  await mounted.remove();
  const spans = chosen => keys.filter(chosen).map(({span}) => span);
  const times = chosen => spans(chosen).map(({start, end}) => end - start);
  const longestTask = chosen =>
    longTasks.longestIn(spans(chosen).map(({start, drawn}) => ({start, end: drawn})));
  const ofKind = kind => times(key => key.kind === kind);
  const valid = index => times(key => key.kind === 'key' && key.index === index);
  return {
    'key-first': percentile(valid(first), 0.5),
    'key-middle': percentile(valid(middle), 0.5),
    'key-p95': percentile(ofKind('key'), 0.95),
    appear: percentile(ofKind('appear'), 0.5),
    'appear-p95': percentile(ofKind('appear'), 0.95),
    disappear: percentile(ofKind('disappear'), 0.5),
    'disappear-p95': percentile(ofKind('disappear'), 0.95),
    'renders-elsewhere': Math.max(...keys.map(({elsewhere}) => elsewhere)),
    'schema-runs': Math.max(...keys.map(({runs}) => runs)),
    'key-task': longestTask(({kind}) => kind === 'key'),
    'message-task': longestTask(({kind}) => kind !== 'key'),
    'submit-valid': submit,
  };
}

async function typeAll(mounted, index, repeats) {
  const keys = [];
  mounted.form.inputOf(index).focus();
  const end = performance.now() + FIELD_TIME;
  for (let count = 0; count < repeats && (count === 0 || performance.now() < end); count += 1) {
    for (const [text, kind] of TEXTS) keys.push(await typeOne(mounted, index, text, kind));
  }
  return keys;
}

async function typeOne({form, data, renders}, index, text, kind) {
  const name = nameOf(index);
  const message = kind === 'appear' ? messageFor(name) : '';
  let runsBefore = 0;
  const span = await spanUntilIdle(
    () => {
      renders.clear();
      runsBefore = data.schemaRuns();
      type(form.inputOf(index), text);
    },
    () => data.schemaRuns() > runsBefore && form.messageOf(index) === message,
    () => problemOfMessages(form, data, new Map([[name, message]])),
  );
  let elsewhere = 0;
  for (const [rendered, count] of renders) if (rendered !== name) elsewhere += count;
  return {index, kind, span, elsewhere, runs: data.schemaRuns() - runsBefore};
}

/** Submits the form, and checks that the app gets what was typed. */
function submitValid({form, data, submitted}, edited) {
  const expected = {...data.values};
  for (const index of edited) expected[nameOf(index)] = LAST_TEXT;
  return time(
    () => form.submit(),
    () => submitted.values !== null,
    () => {
      const wrong = data.names.find(name => submitted.values[name] !== expected[name]);
      return wrong === undefined ? '' : `${wrong} is submitted as ${submitted.values[wrong]}`;
    },
  );
}

/** Returns the number below which a share of the numbers lies. */
function percentile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
