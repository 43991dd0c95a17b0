/** The script of the header and footer of the plain pages: the theme switch, and the source of the page. */
import {chooseTheme, currentTheme, THEMES} from '../theme/theme.js';

for (const name of THEMES) {
  const radio = document.querySelector<HTMLInputElement>(`#themes [value="${name}"]`);
  if (radio === null) throw new Error(`The page has no radio for the theme ${name}.`);
  radio.checked = name === currentTheme();
  radio.addEventListener('change', () => chooseTheme(name));
}

const details = document.querySelector<HTMLDetailsElement>('.source')!;

details.addEventListener('toggle', () => void showSource(details.querySelector('code')!));

/** Shows what the server sends, without the header and this part. */
async function showSource(code: HTMLElement): Promise<void> {
  if (code.textContent !== '') return;
  const page = await (await fetch(location.pathname)).text();
  code.textContent = page.replace(/\n *<!-- site -->[^]*?<!-- \/site -->/g, '');
}
