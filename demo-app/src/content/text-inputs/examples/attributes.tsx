import {TextInput} from '@life-changers/react';

const codeField = {inputmode: 'numeric', autocomplete: 'one-time-code', spellcheck: 'false'};

export default function Attributes() {
  return <TextInput label="Code from the message" attributes={codeField} pattern="\d{6}" maxLength={6} />;
}
