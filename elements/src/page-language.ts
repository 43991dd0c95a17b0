/**
 * Loads the texts of the page's language for `life-changers.min.js`, from the folder `languages` beside it, before the
 * elements are defined: they would show English first. Languages of parts of the page are loaded when an element needs them.
 */
import {languageModule} from './core/localization/languages.js';
import {isTranslated, registerTranslation, registryHooks} from './core/localization/registry.js';
import type {Translation} from './core/localization/terms.js';

/** Slower texts do not hold up the page: they are shown when they arrive. */
const MILLISECONDS_TO_WAIT = 2000;

const loads = new Map<string, Promise<void>>();

/** Loads a language once. */
function load(tag: string): Promise<void> {
  const name = languageModule(tag);
  const key = name ?? tag;
  const loading = loads.get(key) ?? register(tag, name);
  loads.set(key, loading);
  return loading;
}

async function register(tag: string, name: string | undefined): Promise<void> {
  if (name === undefined) {
    console.warn(`There are no texts for the language "${tag}", so they are English.`);
    return;
  }
  const url = new URL(`languages/${name}.js`, import.meta.url).href;
  try {
    registerTranslation(...Object.values((await import(url)) as Record<string, Translation>));
  } catch (cause) {
    console.warn(`The texts of the language "${tag}" did not load, so they are English.`, cause);
  }
}

const {lang} = document.documentElement;
registryHooks.missing = tag => {
  if (!isTranslated(tag)) void load(tag);
};
if (!isTranslated(lang || 'en'))
  await Promise.race([load(lang), new Promise(resolve => setTimeout(resolve, MILLISECONDS_TO_WAIT))]);
