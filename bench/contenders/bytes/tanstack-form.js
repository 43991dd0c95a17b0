import {overSchema, PLUS_REACT} from './contender.js';

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'TanStack Form (React)',
  note: PLUS_REACT,
  usesReact: true,
  entries: {form: overSchema(`export {useForm} from '@tanstack/react-form';`)},
};
