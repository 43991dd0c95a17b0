import {choose, fill, openPopup} from '@life-changers/elements/testing/playwright';
import {button, heading, open, shows} from './support.mjs';

/** An appointment for a patient who is found by name. A second one at the same time is refused. */
export async function bookAppointments(page, origin) {
  await open(page, 'Appointments');
  await page.goto(`${origin}/appointments?day=${nextMonday()}`);
  await heading(page, 'Appointments').waitFor();
  await book(page);
  await shows(page, 'The appointment is booked.');
  await shows(page.locator('lc-data-table'), 'Test of the knee');
  await book(page);
  await shows(page, 'Dr. Winter has another appointment at 09:00.');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'hidden'});
}

async function book(page) {
  await openPopup(page, 'New appointment');
  const patient = page.getByRole('combobox', {name: 'Patient'});
  await patient.click();
  await patient.pressSequentially('ulla');
  await page.getByRole('option', {name: /Ulla/}).first().click();
  await choose(page, 'Doctor', 'Dr. Winter');
  await fill(page, 'Reason', 'Test of the knee');
  await button(page, 'Book').click();
}

/** The clinic is closed on Sundays. */
function nextMonday() {
  const day = new Date();
  day.setUTCHours(12);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
}
