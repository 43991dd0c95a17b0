// #only signIn
import {connectForm} from '@life-changers/elements';
import {sendJson} from './send-json.js';

const {form} = connectForm(document.querySelector('form'), {
  onSubmit: values => sendJson('/api/session', values),
});

form.addEventListener('lc-submitted', () => location.assign('/'));
