// Added to the site's page by `npm run dev`: loads the page anew after each build.
new EventSource('/dev/events').addEventListener('built', () => location.reload());
