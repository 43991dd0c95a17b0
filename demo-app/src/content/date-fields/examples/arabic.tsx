import {registerTranslation} from '@life-changers/elements/core/localization';
import {ar} from '@life-changers/elements/languages/ar';
import {DateFields} from '@life-changers/react';

registerTranslation(ar);

export default function Arabic() {
  return (
    <div lang="ar" dir="rtl">
      <DateFields name="birthday" label="تاريخ الميلاد" initValue="1990-05-15" showValidation />
    </div>
  );
}
