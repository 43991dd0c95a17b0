import type {TemplateResult} from 'lit';

/** What a toast says: text, a DOM node or a Lit template. Text is never read as HTML. */
export type ToastContent = string | number | Node | TemplateResult;
