import '@life-changers/elements/multiple-files';
import {FileUpload} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const label = new File(['Oil on canvas, 1889'], 'label.txt', {type: 'text/plain'});

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Empty: <FileUpload label="Scan of the sketch" />,
    Disabled: <FileUpload label="Export license" disabled />,
    'With limits and a hint': (
      <FileUpload
        label="Photo of the painting"
        hint="In daylight, without a flash."
        accept="image/png, image/jpeg"
        maxSize={8_000_000}
      />
    ),
    Required: <FileUpload label="Proof of insurance" required />,
    Chosen: <FileUpload label="Wall label" initValue={label} />,
    Uploaded: <FileUpload label="Loan agreement" initValue={{path: 'loans/2026-041.pdf'}} />,
    'Several files': <FileUpload multiple label="Pages of the catalog" accept=".pdf" />,
    Invalid: (
      <FileUpload
        label="Condition report"
        initValue={{path: 'reports/2019.pdf'}}
        error="This report is older than a year."
        showValidation
      />
    ),
  },
  use: [
    'Files that users submit with a form, such as a document or a photo.',
    'Several files at once, also a folder, with the progress of each upload.',
  ],
  avoid: [
    ['Text that users can type or paste:', '/text-areas'],
    ['The address of a file on the web:', '/text-inputs'],
    ['A list of files that are there already:', '/tables'],
  ],
};
