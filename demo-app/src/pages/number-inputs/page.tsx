import type {ExampleProps} from '../../shell/example.js';
import controlled from './examples/controlled.tsx?example';
import dose from './examples/dose.tsx?example';
import form from './examples/form.tsx?example';
import languages from './examples/languages.tsx?example';
import percentage from './examples/percentage.tsx?example';
import price from './examples/price.tsx?example';
import quantity from './examples/quantity.tsx?example';
import states from './examples/states.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A field for an exact number. People type and read it in their language; your app gets the same text in every language.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Price',
    about: (
      <>
        <code>format</code> takes the options of <code>Intl.NumberFormat</code>. Paste <q>1.234,56 €</q>: it
        is understood in any language. The value is the text <code>1234.56</code>.
      </>
    ),
    ...price,
  },
  {
    title: 'Quantity',
    about:
      'The buttons and arrow keys change the number by one step, faster while a button is held. Page Up and Page Down change it by ten steps, and Home and End go to the limits.',
    ...quantity,
  },
  {
    title: 'Dose',
    about: (
      <>
        <code>measurementUnit</code> is your own unit. Zeros at the end stay: 2.50 mg is not 2.5 mg.
      </>
    ),
    ...dose,
  },
  {
    title: 'Percentage',
    about: (
      <>
        With the style <code>percent</code>, the value of 25 % is <code>0.25</code>. To store 25, use the unit{' '}
        <code>percent</code> instead.
      </>
    ),
    ...percentage,
  },
  {
    title: 'Languages',
    about: (
      <>
        Numbers are written in the language of the nearest <code>lang</code>, with its digits. Each field
        understands the signs of the others where they have only one meaning.
      </>
    ),
    ...languages,
  },
  {
    title: 'In a form',
    about:
      'Text that is not a number stays as it was typed, with a message. The form submits the format of HTML.',
    ...form,
  },
  {
    title: 'Controlled',
    about: (
      <>
        <code>onChange</code> receives the number. To keep all digits, store <code>event.target.value</code>,
        which is text.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Without buttons, read-only, and disabled',
    about: 'A disabled field is not submitted with the form.',
    ...states,
  },
];
