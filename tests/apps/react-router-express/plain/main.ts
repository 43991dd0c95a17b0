/** The page without a framework. */
import '@life-changers/elements/button';
import '@life-changers/elements/checkbox';
import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/error-summary';
import '@life-changers/elements/field-list';
import {connectForm} from '@life-changers/elements/form';
import {keepDraft} from '@life-changers/elements/form-draft';
import {guardLeaving} from '@life-changers/elements/form-guard';
import '@life-changers/elements/radio-box';
import '@life-changers/elements/radio-button';
import '@life-changers/elements/rules';
import '@life-changers/elements/select';
import '@life-changers/elements/step';
import '@life-changers/elements/steps';
import '@life-changers/elements/styles/life-changers.css';
import '@life-changers/elements/text-input';
import '../shared/page.css';
import {createPatient} from '../shared/patient.js';
import {checkName, post} from '../shared/requests.js';

const form = document.querySelector('form')!;
let location = '/';

connectForm(form, {
  schema: createPatient(checkName),
  showValidation: 'touched',
  onSubmit: async () => {
    const reply = await post(form);
    location = reply.location ?? '/';
    return reply.issues;
  },
});
form.addEventListener('lc-submitted', () => window.location.assign(location));
keepDraft(form, {key: 'new-patient'});
guardLeaving(form);
