// #only elements&signIn
import type {User} from '../shared/user.js';

/** Loads who is signed in, or null. */
export async function loadUser(): Promise<User | null> {
  const response = await fetch('/api/session');
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const {user} = (await response.json()) as {user: User | null};
  return user;
}

export async function signOut(): Promise<void> {
  const response = await fetch('/api/session', {method: 'DELETE'});
  // The whole page loads again, so that nothing of the user is left.
  if (response.ok) location.assign('/sign-in');
}
