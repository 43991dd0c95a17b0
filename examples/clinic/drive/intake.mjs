import {choose, fill} from '@life-changers/elements/testing/playwright';
import {ask, button, equals, heading, hides, open, shows} from './support.mjs';

const PDF = {name: 'referral.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n')};

/** The shown step. Its heading also has its number. */
const step = (page, name) => page.getByRole('heading', {name});

/** Three steps. The server refuses fields of the first two, and each message is in its step. */
export async function registerPatient(page, origin) {
  await open(page, 'New patient');
  await button(page, 'Next').click();
  await shows(page, 'Name is required.');
  await fill(page, 'Name', 'Test Patient');
  await fill(page, 'Date of birth', '1988-03-07');
  await choose(page, 'City', 'Tarn');
  await fill(page, 'Phone', '+39 555 0000000');
  const {body} = await ask(page, origin, 'GET', '/patients/1');
  await fill(page, 'Email', body.email);
  await button(page, 'Next').click();

  await step(page, 'Insurance and care').waitFor();
  await choose(page, 'Insurance', 'Public');
  await choose(page, 'Doctor', 'Dr. Novak');
  await button(page, 'Next').click();
  await shows(page, 'Enter the number of the insurance');
  await fill(page, 'Insurance number', '123');
  await button(page, 'Next').click();

  await step(page, 'Documents and consent').waitFor();
  await page.locator('lc-file-upload input[type=file]').setInputFiles(PDF);
  await fill(page, 'The patient agrees to the treatment of these data', true);
  await button(page, 'Register the patient').click();

  // The answer opens the first step with an issue.
  await step(page, 'Person').waitFor();
  await shows(page, 'A patient with this email is registered already.');
  await fill(page, 'Email', 'test.patient@mail.example');
  await hides(page.locator('lc-text-input'), 'A patient with this email is registered already.');
  await button(page, 'Next').click();
  await step(page, 'Insurance and care').waitFor();
  await shows(page, 'The insurance does not know this number.');
  await fill(page, 'Insurance number', '12345678');
  await button(page, 'Next').click();
  await button(page, 'Register the patient').click();
  await shows(page, 'Test Patient is registered.');
  await heading(page, 'Patients').waitFor();
  await checkStored(page, origin);
}

async function checkStored(page, origin) {
  const {body} = await ask(page, origin, 'GET', '/patients?$search=test.patient%40mail.example');
  const stored = (await ask(page, origin, 'GET', `/patients/${body.data[0].id}`)).body;
  const {name, born, city, insurance, insuranceNumber, doctor, files} = stored;
  equals(
    'What the server has stored',
    [name, born, city, insurance, insuranceNumber, doctor, files.map(file => file.name)],
    ['Test Patient', '1988-03-07', 'Tarn', 'public', '12345678', 'Dr. Novak', ['referral.pdf']],
  );
  // A page that says it is a picture.
  const disguised = await page.request.post(`${origin}/api/files`, {
    headers: {'x-clinic': '1'},
    multipart: {
      file: {name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>')},
    },
  });
  equals('The status of a file of another type', disguised.status(), 415);
}
