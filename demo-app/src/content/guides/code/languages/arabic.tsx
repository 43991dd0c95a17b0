import {registerTranslation} from '@life-changers/elements';
import {ar} from '@life-changers/elements/languages/ar';
import {requiredText} from '@life-changers/elements/core/validation';
import {DateTimePicker, TextInput} from '@life-changers/react';

registerTranslation(ar);

const nameRules = requiredText({min: 2, max: 30});

export default function Arabic() {
  return (
    <article lang="ar" dir="rtl">
      <TextInput label="الاسم" rules={nameRules} showValidation />
      <DateTimePicker label="التاريخ" initValue="2026-05-15" />
    </article>
  );
}
