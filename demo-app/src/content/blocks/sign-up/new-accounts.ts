/** The code that this sample server sends. A real one sends another code each time, and never to the page. */
export const sampleCode = '246810';

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server, which sends a code unless the email has an account. Returns the issues of the form. */
export async function sendCode({email = ''}) {
  await answer();
  return email === 'mara@northlight.example'
    ? [{path: 'email', message: 'This email has an account. Sign in instead.'}]
    : [];
}

/** Simulates your server, which sends a new code once. Returns what to tell the user. */
export async function sendAgain(count = 0) {
  await answer();
  return count === 0
    ? {isSent: true, message: 'A new code is on its way.'}
    : {isSent: false, message: 'We have sent two codes. Wait ten minutes before you ask for another one.'};
}

/** Simulates your server, which checks a code and creates the account. Returns the issues of the form. */
export async function confirmCode({code = ''}) {
  await answer();
  return code === sampleCode
    ? []
    : [{path: 'code', message: 'This is not the code in our latest email. Check it, or send a new one.'}];
}
