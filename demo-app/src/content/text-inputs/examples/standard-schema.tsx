import {TextInput} from '@life-changers/react';
import {pipe, regex, string} from 'valibot';

const postcode = pipe(string(), regex(/^\d{4}-\d{3}$/, 'A postcode looks like 4700-123.'));

export default function StandardSchema() {
  return <TextInput label="Postcode" initValue="4700-123" rules={postcode} showValidation />;
}
