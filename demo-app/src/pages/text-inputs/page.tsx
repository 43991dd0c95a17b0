import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import AsynchronousRule from './examples/asynchronous-rule.js';
import asynchronousRuleCode from './examples/asynchronous-rule.tsx?code';
import Attributes from './examples/attributes.js';
import attributesCode from './examples/attributes.tsx?code';
import Controlled from './examples/controlled.js';
import controlledCode from './examples/controlled.tsx?code';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import NumberOfGuests from './examples/number.js';
import numberCode from './examples/number.tsx?code';
import PrefixSuffix from './examples/prefix-suffix.js';
import prefixSuffixCode from './examples/prefix-suffix.tsx?code';
import Rules from './examples/rules.js';
import rulesCode from './examples/rules.tsx?code';
import StandardSchema from './examples/standard-schema.js';
import standardSchemaCode from './examples/standard-schema.tsx?code';
import States from './examples/states.js';
import statesCode from './examples/states.tsx?code';
import Types from './examples/types.js';
import typesCode from './examples/types.tsx?code';
import Uncontrolled from './examples/uncontrolled.js';
import uncontrolledCode from './examples/uncontrolled.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Required and optional',
    about: (
      <>
        Both take 3 to 30 characters; the optional one may also be empty. The rules are superstruct schemas,
        and the messages name the label.
      </>
    ),
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        With <code>showValidation="submit"</code> the messages wait for the first attempt to send the form. An
        invalid form is not sent, and the first invalid field takes the focus.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Types',
    about: 'The types of HTML, each with its check and, on a phone, with its keyboard.',
    Live: Types,
    code: typesCode,
  },
  {
    title: 'Number',
    about: (
      <>
        With <code>type="number"</code> the rules and <code>onChange</code> get a number, or null while the
        field is empty. Half a number, such as <code>1.</code> or <code>-</code>, stays as you type it.
      </>
    ),
    Live: NumberOfGuests,
    code: numberCode,
  },
  {
    title: 'Asynchronous rule',
    about:
      'A rule may ask a server. While it waits the field is not valid, and a late answer for an older text is dropped.',
    Live: AsynchronousRule,
    code: asynchronousRuleCode,
  },
  {
    title: 'Standard Schema',
    about:
      'Rules from zod, valibot or arktype work as they are. A message that you wrote is shown as you wrote it.',
    Live: StandardSchema,
    code: standardSchemaCode,
  },
  {
    title: 'Prefix and suffix',
    about: 'A unit, an icon or a small button stands inside the frame.',
    Live: PrefixSuffix,
    code: prefixSuffixCode,
  },
  {
    title: 'Controlled',
    about: 'The parent holds the value, and what it answers is what the field shows.',
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Uncontrolled',
    about: (
      <>
        The field holds its own value and starts with <code>initValue</code>.
      </>
    ),
    Live: Uncontrolled,
    code: uncontrolledCode,
  },
  {
    title: 'Attributes',
    about: (
      <>
        HTML attributes that have no prop of their own go to the control inside through{' '}
        <code>attributes</code>.
      </>
    ),
    Live: Attributes,
    code: attributesCode,
  },
  {
    title: 'Read-only and disabled',
    about: 'A read-only text can be copied and is sent with the form. A disabled one is neither.',
    Live: States,
    code: statesCode,
  },
];

/** The text input. */
export default function TextInputsPage(): ReactNode {
  return (
    <DemoPage
      lead="A one-line text field with its label, hint and message. It takes part in forms as a native input does."
      examples={EXAMPLES}
    />
  );
}
