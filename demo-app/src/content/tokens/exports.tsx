import {Button, CopyButton} from '@life-changers/react';
import {tokens} from 'library-tokens';
import type {ReactNode} from 'react';
import {InlineCode} from '../../site/api/inline-code.js';
import {tokensAsCss, tokensAsJson, tokensForFigma} from '../../site/theming/model/token-export.js';
import type {Theme} from '../../site/theming/model/theme.js';

/** Files of all tokens, to copy or to download. */
export function Exports({theme}: {theme: Theme}): ReactNode {
  const css = tokensAsCss(theme, tokens);
  const json = tokensAsJson(theme, tokens);
  return (
    <section className="tokens" aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p className="about">All tokens, with the values that this page shows.</p>
      <ul className="token-files">
        <Format title="CSS" about="Custom properties for both color schemes, in place of `tokens.css`.">
          <CopyButton value={css} text="Copy CSS" variant="secondary" size="sm" />
          <Download text="Download CSS" name="tokens.css" content={css} />
        </Format>
        <Format
          title="JSON"
          about="The format of the Design Tokens Community Group, version 2025.10. Colors are in the groups `light` and `dark`."
        >
          <CopyButton value={json} text="Copy JSON" variant="secondary" size="sm" />
          <Download text="Download JSON" name="life-changers.tokens.json" content={json} />
        </Format>
        <Format
          title="Figma"
          about="Two files in the same format. In Figma, open the variables, create a collection, and import both files, each as a mode. Sizes are numbers of pixels. Shadows, easing, and fonts are left out."
        >
          {(['light', 'dark'] as const).map(scheme => (
            <Download
              key={scheme}
              text={`Download ${scheme}`}
              name={`${scheme}.tokens.json`}
              content={tokensForFigma(theme, tokens, scheme)}
            />
          ))}
        </Format>
      </ul>
    </section>
  );
}

interface FormatProps {
  readonly title: string;
  /** Code in it is between backticks. */
  readonly about: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A format of the files. */
function Format({title, about, children}: FormatProps): ReactNode {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>
          <InlineCode text={about} />
        </p>
      </div>
      <div>{children}</div>
    </li>
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
