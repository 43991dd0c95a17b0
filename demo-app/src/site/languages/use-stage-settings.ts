import {registerTranslation, type Translation} from '@life-changers/elements/core/localization';
import {useCallback, useEffect, useState} from 'react';
import {storedChoice} from '../theme/storage.js';
import {LIKE_THE_SITE, type StageSettings} from '../workbench/stage-settings.js';
import {OWN_NAMES} from './own-names.js';

const language = storedChoice('lc-language');

const RIGHT_TO_LEFT = ['ar', 'fa', 'he'];

const loaded = new Set<string>();

/** Loads the messages of a language from the folder that `life-changers.min.js` has too. Returns false if that fails. */
async function load(tag: string): Promise<boolean> {
  if (loaded.has(tag)) return true;
  try {
    const url = `/lc/languages/${tag}.js`;
    registerTranslation(
      ...Object.values((await import(/* @vite-ignore */ url)) as Record<string, Translation>),
    );
    loaded.add(tag);
    return true;
  } catch {
    return false;
  }
}

/** Returns the settings of the stages of a page, and a function that sets them. The language is that of all pages. */
export function useStageSettings(): [StageSettings, (settings: StageSettings) => void] {
  const [settings, setSettings] = useState(LIKE_THE_SITE);
  const stored = language.use();
  const chosen = OWN_NAMES.some(([tag]) => tag === stored) ? stored : null;

  useEffect(() => {
    let isCurrent = true;
    const isRightToLeft = chosen !== null && RIGHT_TO_LEFT.includes(chosen);
    // The messages must be there when the elements look for them.
    void (chosen === null ? Promise.resolve(true) : load(chosen)).then(isLoaded => {
      if (isCurrent && isLoaded)
        setSettings(old => (old.language === chosen ? old : {...old, language: chosen, isRightToLeft}));
    });
    return () => void (isCurrent = false);
  }, [chosen]);

  const change = useCallback((next: StageSettings) => {
    language.choose(next.language);
    setSettings(old => ({...next, language: old.language}));
  }, []);
  return [settings, change];
}
