import {overSchema, PLUS_REACT} from './contender.js';

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Mantine form',
  note: PLUS_REACT,
  usesReact: true,
  entries: {form: overSchema(`export {schemaResolver, useForm} from '@mantine/form';`)},
};
