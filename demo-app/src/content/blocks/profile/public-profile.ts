/** The profile of a sample person. The names are those of the fields. */
export const profile = {
  name: 'Sofia Reyes',
  position: 'Shop manager, Hornsgatan',
  about: 'Twelve years behind the bar, four of them as a judge of latte art. I teach on Saturdays.',
  languages: ['Swedish', 'Spanish'],
};

export const languages = ['Swedish', 'English', 'Spanish', 'Portuguese'].map(text => ({text, value: text}));

/** The picture, and the certificates that were sent earlier. */
export const picture = '/portrait.svg';
export const certificates = ['barista-level-2.pdf'];

const wait = (milliseconds = 400) => new Promise(resolve => setTimeout(resolve, milliseconds));
const STEPS = 5;

/** The files whose first attempt has failed. */
const failed = new Set();

/** Simulates the transfer of a file. Returns how many bytes were sent so far. The first attempt fails if the name has "scan". */
export async function* sendParts(name = '', size = 0) {
  for (let step = 1; step <= STEPS; step += 1) {
    await wait(120);
    yield (size * step) / STEPS;
    if (step === 3 && name.includes('scan') && !failed.has(name)) {
      failed.add(name);
      throw new Error('The connection was lost.');
    }
  }
}

/** Simulates your server, which refuses one name. Returns the issues of the form. */
export async function saveProfile({name = ''}) {
  await wait();
  return name.trim().toLowerCase() === 'northlight'
    ? [{path: 'name', message: 'This is the name of the company. Enter your own.'}]
    : [];
}
