import {bookAppointments} from './appointments.mjs';
import {registerPatient} from './intake.mjs';
import {usePatients} from './patients.mjs';
import {pastePrices} from './prices.mjs';
import {protect, speakItalian} from './roles.mjs';
import {signInWrongly} from './sign-in.mjs';

/** The browser logs what the server refuses, and requests that the tests let fail. */
export const expectedProblems = [/status of (401|422|500)/];

/** Uses each screen of the clinic like a person. */
export async function drive(page, origin) {
  page.setDefaultTimeout(15_000);
  for (const step of [
    signInWrongly,
    usePatients,
    registerPatient,
    bookAppointments,
    pastePrices,
    speakItalian,
    protect,
  ]) {
    try {
      await step(page, origin);
    } catch (error) {
      if (process.env.CLINIC_PICTURE) await page.screenshot({path: process.env.CLINIC_PICTURE});
      throw new Error(`${step.name}: ${error.message}`, {cause: error});
    }
  }
}
