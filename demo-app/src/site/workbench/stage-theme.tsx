import {tokens} from 'library-tokens';
import {PRESETS} from '../theming/model/presets.js';
import {scopedCss} from '../theming/model/theme-tokens.js';
import {DEFAULT_THEME} from '../theming/model/theme.js';
import {useStyleSheet} from '../theming/use-style-sheet.js';

/** Gives the theme of a preset to all stages of the page. */
export default function StageTheme({name}: {name: string}): null {
  const theme = PRESETS.find(preset => preset.name === name)?.theme ?? DEFAULT_THEME;
  useStyleSheet(scopedCss(theme, tokens, '.stage.has-theme'));
  return null;
}
