import {overSchema, PLUS_REACT} from './contender.js';

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'React Hook Form',
  note: PLUS_REACT,
  usesReact: true,
  entries: {
    form: overSchema(`export {useForm, useFormState} from 'react-hook-form';
      export {zodResolver} from '@hookform/resolvers/zod';`),
  },
};
