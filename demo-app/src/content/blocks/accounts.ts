/** Simulates your server, which knows one account. Replace both functions with your `fetch`. */
const KNOWN = {email: 'mara@northlight.example', password: 'espresso-2026'};

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Returns what is wrong with the email and the password, which is empty if the user is signed in. */
export async function signIn({email = '', password = ''}) {
  await answer();
  return email === KNOWN.email && password === KNOWN.password
    ? []
    : [{path: 'password', message: 'This email and this password do not belong together.'}];
}

/** Returns what is wrong with the new account, which is empty if it was created. */
export async function signUp({email = ''}) {
  await answer();
  return email === KNOWN.email
    ? [{path: 'email', message: 'This email has an account. Sign in instead.'}]
    : [];
}
