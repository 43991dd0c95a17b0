import '@life-changers/elements/text-format';
import {TextInput} from '@life-changers/react';

export default function Patterns() {
  return (
    <>
      <TextInput label="Frame number" format="AAA 000 A 0000" placeholder="WTU 123 A 4567" showValidation />
      <TextInput label="VAT number" format="\ATU00000000" initValue="ATU12345678" showValidation />
      <TextInput
        label="CPF or CNPJ"
        hint="Of a customer in Brazil."
        format="000.000.000-00|00.000.000/0000-00"
        initValue="12345678000195"
        showValidation
      />
    </>
  );
}
