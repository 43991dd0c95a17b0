import {languageModule} from '../core/localization/languages.js';
import {registerTranslation} from '../core/localization/registry.js';
import type {Translation} from '../core/localization/terms.js';

/**
 * Loads and registers the languages that the `lang` attributes of HTML name, for `prerender`. Languages without a module are
 * left out: they are English.
 */
export async function loadLanguages(html: string): Promise<void> {
  const tags = [...html.matchAll(/\slang\s*=\s*["']?([\w-]+)/gi)].map(([, tag]) => tag!);
  const names = new Set(tags.map(languageModule).filter(name => name !== undefined));
  const modules = await Promise.all(
    [...names].map(
      name => import(`../core/localization/languages/${name}.js`) as Promise<Record<string, Translation>>,
    ),
  );
  registerTranslation(...modules.flatMap(module => Object.values(module)));
}
