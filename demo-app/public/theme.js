// Runs before the first paint, so that the page does not flash in the wrong theme. In src/site/theme, theme.ts stores the
// choice of light or dark, and site-theme.ts the properties of a theme. One bad property makes all of them invalid.
try {
  const theme = localStorage.getItem('life-changers-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const {properties} = JSON.parse(localStorage.getItem('life-changers-site-theme') ?? '{"properties":{}}');
  const name = /^--(lc|site)-[a-z-]+$/;
  const value = /^(light-dark\(#[\da-f]{6}, #[\da-f]{6}\)|[\d.]+rem|[\w ,'-]+)$/;
  const entries = Object.entries(properties);
  if (entries.every(entry => name.test(entry[0]) && value.test(entry[1])))
    for (const entry of entries) document.documentElement.style.setProperty(...entry);
} catch {
  // If storage is blocked or has something else, the page follows the system and has the default theme.
}

// An example without the site around it (src/styles/workbench.css).
if (new URLSearchParams(location.search).has('alone')) document.documentElement.classList.add('is-alone');

// Remembers the last click, because buttons do nothing until the app is ready (src/site/hydration/early-click.ts).
addEventListener('click', event => (globalThis.clicked = event.composedPath()[0]), {capture: true});
