import {focusRegion} from '../../dom/focus.js';

/** Moves the focus to the content of a page layout: its main landmark, or else the first element in the default slot. */
export function focusContent(layout: Element): void {
  const content =
    layout.querySelector<HTMLElement>(':is(main, [role="main"], lc-page-content):not([slot] *)') ??
    layout.querySelector<HTMLElement>(':scope > :not([slot])');
  if (content !== null) focusRegion(content);
}
