import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {ComboboxList} from './combobox-list.js';
import type {ListTexts} from './option-popup.js';

/** The texts of a list of options. The empty option of a select does not count if options load. */
export function optionTexts(
  localize: LocalizeController,
  {loading, matches, source}: ComboboxList,
): ListTexts {
  const {length} = loading?.listed ?? matches;
  return {
    name: localize.term('showOptions'),
    none: length > 0 || source.addable ? null : localize.term('noOptions'),
    count: localize.term('optionCount', length),
  };
}
