import {overSchema, PLUS_REACT} from './contender.js';

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Formik',
  note: PLUS_REACT,
  usesReact: true,
  entries: {form: overSchema(`export {FastField, Form, Formik} from 'formik';`)},
};
