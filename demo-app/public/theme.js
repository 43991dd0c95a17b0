// Runs before the first paint, so that the page does not flash in the wrong theme. src/shell/theme.ts stores the choice.
try {
  const theme = localStorage.getItem('life-changers-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // If storage is blocked, the page follows the system.
}

// Remembers the last click, because buttons do nothing until the app is ready (src/shell/early-click.ts).
addEventListener('click', event => (globalThis.clicked = event.composedPath()[0]), {capture: true});
