import {Button, CopyButton} from '@life-changers/react';
import {tokens} from 'library-tokens';
import type {ReactNode} from 'react';
import {tokensAsCss, tokensAsJson, tokensForFigma} from '../../theming/model/token-export.js';
import type {Theme} from '../../theming/model/theme.js';

/** Files of all tokens, to copy or to download. */
export function Exports({theme}: {theme: Theme}): ReactNode {
  const css = tokensAsCss(theme, tokens);
  const json = tokensAsJson(theme, tokens);
  return (
    <section className="tokens" aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p className="about">All tokens, with the values that this page shows.</p>
      <ul className="token-files">
        <li>
          <div>
            <h3>CSS</h3>
            <p>
              Custom properties for both color schemes, in place of <code>tokens.css</code>.
            </p>
          </div>
          <div>
            <CopyButton value={css} text="Copy CSS" variant="secondary" size="sm" />
            <Download text="Download CSS" name="tokens.css" content={css} />
          </div>
        </li>
        <li>
          <div>
            <h3>JSON</h3>
            <p>
              The format of the Design Tokens Community Group, version 2025.10. Colors are in the groups{' '}
              <code>light</code> and <code>dark</code>.
            </p>
          </div>
          <div>
            <CopyButton value={json} text="Copy JSON" variant="secondary" size="sm" />
            <Download text="Download JSON" name="life-changers.tokens.json" content={json} />
          </div>
        </li>
        <li>
          <div>
            <h3>Figma</h3>
            <p>
              Two files in the same format. In Figma, open the variables, create a collection, and import both
              files, each as a mode. Sizes are numbers of pixels. Shadows, easing, and fonts are left out.
            </p>
          </div>
          <div>
            {(['light', 'dark'] as const).map(scheme => (
              <Download
                key={scheme}
                text={`Download ${scheme}`}
                name={`${scheme}.tokens.json`}
                content={tokensForFigma(theme, tokens, scheme)}
              />
            ))}
          </div>
        </li>
      </ul>
    </section>
  );
}

interface DownloadProps {
  readonly text: string;
  /** The name of the file. */
  readonly name: string;
  readonly content: string;
}

/** A button that saves a text as a file. */
function Download({text, name, content}: DownloadProps): ReactNode {
  const save = () => {
    const type = name.endsWith('.css') ? 'text/css' : 'application/json';
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content], {type}));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  };
  return <Button text={text} variant="secondary" size="sm" onClick={save} />;
}
