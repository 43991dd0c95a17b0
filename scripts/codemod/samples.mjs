/**
 * A sample for each move of `codemod`, by name: files that are moved whole. Those in TypeScript must have the right types
 * afterwards.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const SAMPLES = {
  'prime-react': {
    'wait.tsx': `import {ProgressSpinner} from 'primereact/progressspinner';

export const Wait = () => <ProgressSpinner />;
`,
  },
};
