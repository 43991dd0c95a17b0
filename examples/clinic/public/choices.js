// Without `defer` or `type="module"`, so that it runs before the first paint.
const theme = localStorage.getItem('theme');
if (theme) document.documentElement.dataset.theme = theme;
if (localStorage.getItem('language') === 'it') document.documentElement.lang = 'it-IT';
