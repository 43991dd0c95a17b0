import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import Controlled from './examples/controlled.js';
import controlledCode from './examples/controlled.tsx?code';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import Limits from './examples/limits.js';
import limitsCode from './examples/limits.tsx?code';
import Prefilled from './examples/prefilled.js';
import prefilledCode from './examples/prefilled.tsx?code';
import Rules from './examples/rules.js';
import rulesCode from './examples/rules.tsx?code';
import States from './examples/states.js';
import statesCode from './examples/states.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Required and optional',
    about: (
      <>
        Rules see <code>{'{path, file}'}</code>, or <code>null</code> while there is no file. The required one
        must have a file; the optional one may be empty.
      </>
    ),
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'Type and size',
    about: (
      <>
        <code>accept</code> and <code>maxSize</code> hold for chosen and for dropped files. A file that is
        refused says why, and the one before it stays. A picture is previewed.
      </>
    ),
    Live: Limits,
    code: limitsCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        The form sends the <code>File</code> itself, as a native file input does. A reset goes back to the
        start.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Prefilled',
    about: (
      <>
        The first starts with a file. The second has a path alone: a file that was uploaded before, which is
        shown and not sent again.
      </>
    ),
    Live: Prefilled,
    code: prefilledCode,
  },
  {
    title: 'Controlled',
    about: 'The parent holds the value, and may give a file of its own.',
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled one takes no file, by button or dropped, and is not sent with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The file upload. */
export default function FilesUploadPage(): ReactNode {
  return (
    <DemoPage
      lead="One file, by button or dropped, with its label, hint and message. It takes part in forms as a native file input does."
      examples={EXAMPLES}
    />
  );
}
