import {
  readForm,
  validateForm,
} from '@life-changers/elements/core/validation';
import {registerTranslation} from '@life-changers/elements/core/localization';
import {ar} from '@life-changers/elements/languages/ar';
import express from 'express';
import {booking} from './booking.js';

registerTranslation(ar);

/** The labels of the fields, where they are not their names in words. */
const labels = {
  en: {children: 'Of them for children', terms: 'I accept the terms'},
  ar: {
    name: 'الاسم',
    'contact.email': 'البريد الإلكتروني',
    'contact.phone': 'الهاتف',
    seats: 'المقاعد',
    children: 'عدد الأطفال',
    terms: 'الشروط',
  },
};

const app = express();
app.use(express.json());
app.use(express.text({type: 'application/x-www-form-urlencoded'}));

app.post('/bookings', async (request, response) => {
  // Values of a script, or those that the browser submits itself.
  const values = request.is('json')
    ? request.body
    : readForm(new URLSearchParams(request.body), booking);

  const lang = request.acceptsLanguages('en', 'ar') || 'en';
  const options = {lang, labels: labels[lang]};
  const {valid, issues} = await validateForm(booking, values, options);
  if (!valid) return response.status(422).json({issues});

  response.status(201).json({name: values.name});
});

app.listen(3000);
