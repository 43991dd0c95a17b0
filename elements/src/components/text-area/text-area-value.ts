import {PlainTextValue, type PlainTextProperties} from '../../base/plain-text-value.js';
import {checkLength, type LengthBounds} from '../../core/validation/constraints.js';

/** The properties that the value of a text area depends on. */
export interface TextAreaProperties extends PlainTextProperties, LengthBounds {}

/** The value of a text area. Its line breaks are line feeds, like those of the native `value`. The browser submits them as CRLF. */
export class TextAreaValue extends PlainTextValue {
  constructor(properties: TextAreaProperties) {
    super(properties, {
      clean: text => text.replace(/\r\n?/g, '\n'),
      check: text => checkLength(text, properties),
    });
  }
}
