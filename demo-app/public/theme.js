// Runs before the first paint, so that a chosen theme does not flash. src/shell/theme.ts keeps the choice.
try {
  const theme = localStorage.getItem('life-changers-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Where storage is forbidden there is no choice, and the page follows the system.
}
