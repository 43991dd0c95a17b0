export type {ClipboardCell} from './clipboard-cell.js';
export {clipboardRows, readClipboard} from './read-clipboard.js';
export type {ClipboardLimits, ClipboardTexts} from './read-clipboard.js';
export {writeClipboard} from './write-clipboard.js';
export type {CopiedCell, CopiedTexts} from './write-clipboard.js';
