import {isTranslated, registryHooks} from '../core/localization/registry.js';
import {createWarnOnce} from '../dom/warn-once.js';

const warnOnce = createWarnOnce();

/** Warns the developer, once for each language, that the texts of a page are English because no translation is registered. */
export function warnOfMissingLanguage(lang: string): void {
  if (isTranslated(lang) || registryHooks.missing !== undefined) return;
  warnOnce(
    `No translation for "${lang}" is registered, so the texts of the library are English. Import one from ` +
      "'@life-changers/elements/languages/…', or write one, and pass it to registerTranslation.",
  );
}
