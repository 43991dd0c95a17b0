import {registerTranslation} from '@life-changers/elements/core/localization';
import {de} from '@life-changers/elements/languages/de';
import {fr} from '@life-changers/elements/languages/fr';
import '@life-changers/elements/select-list';
import {setPhoneNumbers} from '@life-changers/elements/phone-input';
import {PhoneInput} from '@life-changers/react';
import * as phoneNumbers from 'libphonenumber-js/min';

registerTranslation(de, fr);
setPhoneNumbers(phoneNumbers);

export default function Languages() {
  return (
    <>
      <PhoneInput lang="de" label="Telefon" initValue="+43 1 51444 0" />
      <PhoneInput lang="fr" label="Téléphone" initValue="+33 1 40 20 50 50" />
    </>
  );
}
