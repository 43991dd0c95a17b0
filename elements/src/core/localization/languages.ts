/** The languages in the folder `languages`, by the names of their modules. English is built in. */
export const LANGUAGES =
  'ar bg bn ca cs da de el es et fa fi fr ga he hi hr hu id it ja ko lt lv mt nb nl pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh zh-Hant'.split(
    ' ',
  );

/** Tags whose texts are in a module that their own tag does not name. */
const OTHER_TAGS: Readonly<Record<string, string>> = {
  no: 'nb',
  nn: 'nb',
  iw: 'he',
  in: 'id',
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  'zh-mo': 'zh-Hant',
};

/**
 * Returns the name of the module in the folder `languages` for a tag: `pt-BR` for `pt-BR`, `de` for `de-AT`, `zh-Hant` for
 * `zh-TW`. Undefined for English and for languages without a module.
 *
 * @param tag A BCP 47 tag, in upper or lower case.
 */
export function languageModule(tag: string): string | undefined {
  const parts = tag.toLowerCase().split('-');
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('-');
    const found = OTHER_TAGS[name] ?? LANGUAGES.find(language => language.toLowerCase() === name);
    if (found !== undefined) return found;
  }
  return undefined;
}
