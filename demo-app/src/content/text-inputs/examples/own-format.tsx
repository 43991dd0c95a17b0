import '@life-changers/elements/text-format';
import type {ReadText, TextFormat} from '@life-changers/elements/text-input';
import {TextInput} from '@life-changers/react';

/** The size of a tire in the style of ETRTO, such as 28-622. People also write 28/622 and 28 x 622. */
function readTireSize(text: string): ReadText | null {
  const [, width, diameter = ''] = /^\s*(\d\d)\s*(?:[-/x×\s]\s*)?(\d{0,3})\s*$/i.exec(text) ?? [];
  if (width === undefined) return null;
  const size = diameter === '' ? width : `${width}-${diameter}`;
  return {text: size, raw: size, problem: diameter.length < 3 ? 'incomplete' : undefined};
}

const tireSize: TextFormat = {read: readTireSize, example: '28-622', inputMode: 'numeric'};

export default function OwnFormat() {
  return <TextInput label="Tires" hint="Printed on their sides." format={tireSize} showValidation />;
}
