import {CheckboxGroup} from '@life-changers/react';

export default function SelectAll() {
  return (
    <CheckboxGroup label="Notify me about" name="topics" selectAll initValue={['security', 'invoices']}>
      <option value="security" disabled>
        Security (always on)
      </option>
      <option value="invoices">Invoices</option>
      <option value="comments">Comments</option>
      <option value="releases">New releases</option>
    </CheckboxGroup>
  );
}
