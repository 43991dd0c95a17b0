import {findByTag} from './find-by-tag.js';

/** The languages in the folder `languages`, by the names of their modules. English is built in. */
export const LANGUAGES =
  'ar bg bn ca cs da de el es et fa fi fr ga he hi hr hu id it ja ko lt lv mt nb nl pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh zh-Hant'.split(
    ' ',
  );

/** Tags, in lower case, whose texts are in a language that is not their parent. */
const OTHER_TAGS: ReadonlyMap<string, string> = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['iw', 'he'],
  ['in', 'id'],
  ['zh-tw', 'zh-Hant'],
  ['zh-hk', 'zh-Hant'],
  ['zh-mo', 'zh-Hant'],
]);

/** Returns all tags that the texts of a language are for, in lower case: `nb`, `no`, and `nn` for `nb`. */
export function tagsOf(lang: string): string[] {
  const others = [...OTHER_TAGS].filter(([, language]) => language === lang);
  return [lang.toLowerCase(), ...others.map(([tag]) => tag)];
}

/**
 * Returns the name of the module in the folder `languages` for a tag: `pt-BR` for `pt-BR`, `de` for `de-AT`, `zh-Hant` for
 * `zh-TW`. Undefined for English and for languages without a module.
 *
 * @param tag A BCP 47 tag, in upper or lower case.
 */
export function languageModule(tag: string): string | undefined {
  return findByTag(tag, name => OTHER_TAGS.get(name) ?? LANGUAGES.find(lang => lang.toLowerCase() === name));
}
