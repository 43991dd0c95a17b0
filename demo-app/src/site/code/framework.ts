import {storedChoice} from '../theme/storage.js';

/** The languages that the site shows code in. */
const FRAMEWORKS: readonly string[] = ['React', 'HTML', 'Vue', 'Svelte', 'Angular'];

const stored = storedChoice('life-changers-framework');

/** If a tab is named like a language, shows code in it on the whole site from now on, and returns true. */
export function chooseFramework(name: string): boolean {
  const isFramework = FRAMEWORKS.includes(name);
  if (isFramework) stored.choose(name);
  return isFramework;
}

/** Returns the language that the reader has last chosen, or null, and rerenders the component when it changes. */
export const useFramework = stored.use;
