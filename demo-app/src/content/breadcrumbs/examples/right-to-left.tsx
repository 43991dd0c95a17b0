import {registerTranslation} from '@life-changers/elements';
import {ar} from '@life-changers/elements/languages/ar';
import {Breadcrumb} from '@life-changers/react';

registerTranslation(ar);

const stay = (event: Event) => event.preventDefault();

export default function RightToLeft() {
  return (
    <div lang="ar" dir="rtl">
      <Breadcrumb homeText="الرئيسية" location="/الأخبار/العلوم-والتقنية/2019-06-01" onNavigate={stay} />
    </div>
  );
}
