// #only signIn
document.querySelector('lc-navbar').addEventListener('lc-log-out', async () => {
  const response = await fetch('/api/session', {method: 'DELETE'});
  if (response.ok) location.assign('/sign-in');
});
