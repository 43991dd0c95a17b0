// #only forms
import {connectForm, toast} from '@life-changers/elements';
import {person} from '/shared/person.js';
import {sendJson} from './send-json.js';

const connection = connectForm(document.querySelector('form'), {
  schema: person,
  onSubmit: (_values, {detail}) => sendJson('/api/people', detail.plainValues),
});

connection.form.addEventListener('lc-submitted', () => {
  toast('The person is saved.', {type: 'success'});
  connection.reset();
});
