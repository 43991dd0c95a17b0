// Reloads the page after each build. `npm run dev` adds it to the site.
new EventSource('/dev/events').addEventListener('built', () => location.reload());
