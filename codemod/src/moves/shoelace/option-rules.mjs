/** When the options of a select or of a group of radios can become `<option>` elements. */
import {slotOf} from '../../markup/element-rules.mjs';

/**
 * Returns why a control stays; undefined if all its options are in the markup, and are text.
 *
 * @param {import('../../markup/element-rules.mjs').ElementView} view
 * @param {string} prefix
 */
export function whyOptionsStay(view, prefix) {
  const {element, file} = view;
  const options = view.children.filter(child => slotOf(child) === undefined);
  const hasMarkup = ({children}) => children.some(({type}) => type === 'element');
  if (options.some(hasMarkup)) return 'Its options contain elements, and an `<option>` is text.';
  const code = element.children
    .filter(({type}) => type === 'text')
    .map(({start, end}) => file.text.slice(start, end))
    .join('');
  const isListed = options.some(({tag}) => tag.startsWith(prefix));
  return /\$\{|\{\{/.test(code) && !isListed ? 'Its options come from code.' : undefined;
}
