import {MainLoader} from '@life-changers/react';

export default function RightToLeft() {
  return (
    <article lang="ar" dir="rtl">
      <MainLoader duration={10} message="أهلًا وسهلًا" label="جارٍ التحميل" />
    </article>
  );
}
