import {PlainTextValue, type PlainTextProperties} from '../../base/plain-text-value.js';
import {codeIn, type CodeType} from '../../core/code.js';

/** What a code consists of. */
interface CodeShape {
  readonly type: CodeType;
  readonly length: number;
}

/** The value of a code input: the code in what the app or the user gave. */
export class CodeValue extends PlainTextValue {
  constructor(properties: PlainTextProperties, shape: () => CodeShape) {
    super(properties, {
      clean: text => codeIn(text, shape().type, shape().length),
      check: code => {
        const {length} = shape();
        return code.length < length ? {code: 'lengthBetween', min: length, max: length} : null;
      },
    });
  }
}
