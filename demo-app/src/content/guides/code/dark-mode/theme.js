// In the head, without `defer` or `type="module"`, so that it runs
// before the first paint.
const theme = localStorage.getItem('theme');
if (theme) document.documentElement.dataset.theme = theme;
