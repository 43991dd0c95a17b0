const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** What a new password must have, each with its test. */
export const rules = [
  {text: 'At least 10 characters', isMet: (password = '') => password.length >= 10},
  {
    text: 'A capital and a small letter',
    isMet: (password = '') => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  },
  {text: 'A digit or a sign', isMet: (password = '') => /[^\p{L}\s]/u.test(password)},
];

/** Returns the rules that a password does not meet yet. */
export const unmet = (password = '') => rules.filter(rule => !rule.isMet(password));

/**
 * Simulates your server, which sends a link. It answers in the same way for an email without an account, so that nobody can
 * find out who has one. Returns the issues of the form.
 */
export async function sendLink({email = ''}) {
  await answer();
  return email.endsWith('@mail.example')
    ? [{path: 'email', message: 'Emails to mail.example come back. Use another email of yours.'}]
    : [];
}

/** Simulates your server. Returns whether the link of an email is still valid, which it is for one hour. */
export async function openLink(isOld = false) {
  await answer();
  return !isOld;
}

/** Simulates your server, which remembers the last passwords. Returns the issues of the form. */
export async function savePassword({password = '', repeated = ''}) {
  if (unmet(password).length > 0)
    return [{path: 'password', message: 'The new password does not meet all rules below.'}];
  if (password !== repeated) return [{path: 'repeated', message: 'The two passwords are not the same.'}];
  await answer();
  return password === 'Espresso-2026'
    ? [{path: 'password', message: 'You had this password before. Choose another one.'}]
    : [];
}
