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
    title: 'Type and size',
    about: (
      <>
        <code>accept</code> and <code>maxSize</code> apply to chosen and dropped files. If a file is rejected,
        a message says why, and the previous file is kept. Images have a preview.
      </>
    ),
    Live: Limits,
    code: limitsCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        The form submits the <code>File</code>, like a native file input. Reset restores the initial value.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Prefilled',
    about: (
      <>
        The first starts with a file. The second has only a path: a file that was uploaded earlier, which is
        shown but not submitted again.
      </>
    ),
    Live: Prefilled,
    code: prefilledCode,
  },
  {
    title: 'Required and optional',
    about: (
      <>
        Rules receive <code>{'{path, file}'}</code>, or <code>null</code> if no file is chosen. The required
        upload needs a file. The optional one may be empty.
      </>
    ),
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The upload always shows the <code>value</code> you pass, which can be any file.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Disabled',
    about: 'A disabled upload does not accept files and is not submitted with the form.',
    Live: States,
    code: statesCode,
  },
];

/** The file upload. */
export default function FilesUploadPage(): ReactNode {
  return (
    <DemoPage
      lead="Choose or drop one file. It has a label, hint, and message, and takes part in forms like a native file input."
      examples={EXAMPLES}
    />
  );
}
