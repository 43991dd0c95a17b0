/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'React alone',
  note: 'What contenders for React need on top.',
  entries: {everything: `export * from 'react'; export {createRoot} from 'react-dom/client';`},
};
