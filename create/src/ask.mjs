/** The questions, for a person at a terminal. */
import {cancel, confirm, intro, isCancel, multiselect, select, text} from '@clack/prompts';
import {resolve} from 'node:path';
import {refuseFull} from './create.mjs';
import {LANGUAGES} from './languages.mjs';
import {DEFAULTS, KINDS, PARTS} from './options.mjs';
import {parseColor} from './theme.mjs';

/**
 * Asks for what is not given. Ends the process if the person stops.
 *
 * @param {Partial<import('./options.mjs').Options>} given
 * @returns {Promise<import('./options.mjs').Options>}
 */
export async function ask(given) {
  intro('Life Changers UI');
  const folder =
    given.folder ??
    (await answer(
      text({
        message: 'Folder',
        placeholder: DEFAULTS.folder,
        defaultValue: DEFAULTS.folder,
        validate: problemOfFolder,
      }),
    ));
  const kind = given.kind ?? (await answer(select({message: 'Kind of app', options: optionsOf(KINDS)})));
  const brand = given.brand ?? (await askBrand());
  const language =
    given.language ??
    (await answer(
      select({
        message: 'Language of the page',
        maxItems: 8,
        options: LANGUAGES.map(value => ({value, label: value, hint: nameOf(value)})),
      }),
    ));
  const parts = await askParts(given);
  const install = given.install ?? (await answer(confirm({message: 'Install the packages?'})));
  return {folder, kind, brand, language, ...parts, install};
}

async function askBrand() {
  const typed = await answer(
    text({
      message: 'Color of the brand',
      placeholder: DEFAULTS.brand,
      defaultValue: DEFAULTS.brand,
      validate: value =>
        !value || parseColor(value) ? undefined : 'Write a color of six digits, such as #0f766e.',
    }),
  );
  return parseColor(typed);
}

async function askParts(given) {
  const open = Object.keys(PARTS).filter(part => given[part] === undefined);
  const chosen =
    open.length === 0
      ? []
      : await answer(
          multiselect({
            message: 'Parts',
            options: optionsOf(Object.fromEntries(open.map(part => [part, PARTS[part]]))),
            initialValues: open,
            required: false,
          }),
        );
  return Object.fromEntries(Object.keys(PARTS).map(part => [part, given[part] ?? chosen.includes(part)]));
}

function problemOfFolder(value) {
  try {
    refuseFull(resolve(value || DEFAULTS.folder), value || DEFAULTS.folder);
    return undefined;
  } catch (error) {
    return error.message;
  }
}

const optionsOf = labels => Object.entries(labels).map(([value, label]) => ({value, label}));

const nameOf = language => new Intl.DisplayNames(['en'], {type: 'language'}).of(language);

async function answer(prompt) {
  const value = await prompt;
  if (!isCancel(value)) return value;
  cancel('Nothing was written.');
  return process.exit(1);
}
