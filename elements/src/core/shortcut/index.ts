export {ariaShortcut, matchesShortcut, parseShortcut, shortcutText, type Shortcut} from './shortcut.js';
