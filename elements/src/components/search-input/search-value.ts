import {PlainTextValue, type PlainTextProperties} from '../../base/plain-text-value.js';
import {withoutLineBreaks} from '../../core/sanitize-value.js';

/** The text of a search field, without line breaks. */
export class SearchValue extends PlainTextValue {
  constructor(properties: PlainTextProperties) {
    super(properties, {clean: withoutLineBreaks});
  }
}
