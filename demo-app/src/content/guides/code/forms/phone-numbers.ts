import {setPhoneNumbers} from '@life-changers/elements/phone-input';
import * as phoneNumbers from 'libphonenumber-js/min';

setPhoneNumbers(phoneNumbers);
