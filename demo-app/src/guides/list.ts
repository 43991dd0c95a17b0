import type {Guide} from './guide.js';

/** A guide in the menu, on the overview, and in the search. */
interface GuideEntry {
  /** The last part of its address, and the name of its file in `texts`. */
  readonly slug: string;
  readonly title: string;
  /** A summary in one sentence. */
  readonly summary: string;
  /** Other words for its subject that people search for. */
  readonly words: string;
  readonly load: () => Promise<{readonly default: Guide}>;
}

/** All guides, by topic, in the order of the menu. */
export const GUIDE_TOPICS: readonly {readonly title: string; readonly guides: readonly GuideEntry[]}[] = [
  {
    title: 'Start',
    guides: [
      {
        slug: 'installation',
        title: 'Installation',
        summary: 'React, Next.js, Vue, Svelte, Angular, plain HTML, or any server.',
        words: 'install npm pnpm yarn setup get started vite cdn script tag import download package',
        load: () => import('./texts/installation.md?guide'),
      },
      {
        slug: 'first-form',
        title: 'First form',
        summary: 'A form with rules and a server error, step by step.',
        words: 'tutorial quick start getting started example',
        load: () => import('./texts/first-form.md?guide'),
      },
      {
        slug: 'react-components',
        title: 'React components',
        summary: 'Props, slots, refs, and events of the components, and links with a router.',
        words: 'slot children ref event handler router next react router navigation prefix suffix toolbar',
        load: () => import('./texts/react-components.md?guide'),
      },
      {
        slug: 'server-rendering',
        title: 'Server rendering',
        summary: 'Pages that can be read before their script runs, from Lit, or from any server.',
        words:
          'ssr prerender declarative shadow dom hydrate hydration lit-ssr php rails django laravel first paint',
        load: () => import('./texts/server-rendering.md?guide'),
      },
      {
        slug: 'ai-assistants',
        title: 'For AI assistants',
        summary: 'The API as text, and how to give it to a coding assistant.',
        words: 'llms.txt llm claude copilot cursor chatgpt agent prompt mcp',
        load: () => import('./texts/ai-assistants.md?guide'),
      },
    ],
  },
  {
    title: 'Forms and data',
    guides: [
      {
        slug: 'forms',
        title: 'Forms',
        summary:
          'One schema from the field to the server: messages, server errors, rows, drafts, and leaving.',
        words:
          'connectForm lc-form schema form validation submit pending server errors error summary rows field array draft autosave dirty touched beforeunload express',
        load: () => import('./texts/forms.md?guide'),
      },
      {
        slug: 'rules-and-schemas',
        title: 'Rules and schemas',
        summary: 'Rules with superstruct, zod, valibot, or your own schema, in the browser and on a server.',
        words: 'validation validate validator error message superstruct zod valibot arktype standard schema',
        load: () => import('./texts/rules-and-schemas.md?guide'),
      },
      {
        slug: 'forms-with-react',
        title: 'Forms with React',
        summary: 'Form actions, several steps, unsaved changes, React Hook Form, and TanStack Form.',
        words:
          'wizard steps dirty beforeunload form action useActionState server action react hook form tanstack formik controlled',
        load: () => import('./texts/forms-with-react.md?guide'),
      },
      {
        slug: 'server-tables',
        title: 'Server tables with filters',
        summary:
          'A live table with filters, connected to Feathers or your own API, bulk actions, and failures.',
        words:
          'bulk actions url address query parameters csv datagrid data grid pagination sort filter selection feathers rest api fetch backend',
        load: () => import('./texts/server-tables.md?guide'),
      },
      {
        slug: 'permissions',
        title: 'Permissions and their limits',
        summary: 'What the permission elements decide, and what only a server can protect.',
        words: 'security authorization roles access rbac admin',
        load: () => import('./texts/permissions.md?guide'),
      },
    ],
  },
  {
    title: 'Look and language',
    guides: [
      {
        slug: 'theming',
        title: 'Theming',
        summary: 'Colors, radius, density, and type with custom properties, parts, and states.',
        words:
          'theme token tokens css variables custom properties design style styling brand color colors part',
        load: () => import('./texts/theming.md?guide'),
      },
      {
        slug: 'dark-mode',
        title: 'Dark mode',
        summary: 'Follow the device, or let users choose, without a flash.',
        words: 'theme color scheme light night',
        load: () => import('./texts/dark-mode.md?guide'),
      },
      {
        slug: 'languages',
        title: 'Languages and right-to-left',
        summary: 'The language of messages, your own translation, and right-to-left pages.',
        words: 'i18n l10n localization translation locale arabic hebrew rtl dir lang',
        load: () => import('./texts/languages.md?guide'),
      },
    ],
  },
  {
    title: 'Quality',
    guides: [
      {
        slug: 'accessibility',
        title: 'Accessibility',
        summary: 'Element by element: the pattern, the keys, what is announced, and known limits.',
        words: 'a11y aria wcag screen reader keyboard keys focus contrast',
        load: () => import('./texts/accessibility.md?guide'),
      },
      {
        slug: 'keyboard-shortcuts',
        title: 'Keyboard shortcuts',
        summary: 'All keys of all elements in one list.',
        words: 'keyboard shortcuts keys hotkeys arrow keys escape tab a11y navigation',
        load: () => import('./texts/keyboard-shortcuts.md?guide'),
      },
      {
        slug: 'content-security-policy',
        title: 'Content security policy',
        summary: 'The strictest policy that works, and what it needs from your app.',
        words: 'csp security trusted types nonce inline style xss headers',
        load: () => import('./texts/content-security-policy.md?guide'),
      },
      {
        slug: 'testing',
        title: 'Testing your app',
        summary: 'Component tests in a browser, in jsdom, and in happy-dom, and end-to-end tests.',
        words: 'vitest jest playwright cypress testing library jsdom test',
        load: () => import('./texts/testing.md?guide'),
      },
      {
        slug: 'native-parity',
        title: 'Compared with native controls',
        summary: 'Every case that was compared with a native control, with the result of both.',
        words: 'native parity html input difference behavior',
        load: () => import('./texts/native-parity.md?guide'),
      },
    ],
  },
  {
    title: 'Move from other libraries',
    guides: [
      {
        slug: 'from-react-hook-form',
        title: 'From React Hook Form',
        summary: 'Each hook and option and what to write instead, with code side by side.',
        words: 'migrate migration moving react-hook-form rhf useForm register resolver useFieldArray',
        load: () => import('./texts/from-react-hook-form.md?guide'),
      },
      {
        slug: 'from-formik',
        title: 'From Formik',
        summary: 'Each component and helper and what to write instead, with code side by side.',
        words: 'migrate migration moving formik yup Field ErrorMessage FieldArray',
        load: () => import('./texts/from-formik.md?guide'),
      },
      {
        slug: 'from-tanstack-form',
        title: 'From TanStack Form',
        summary: 'Each option and component and what to write instead, with code side by side.',
        words: 'migrate migration moving tanstack react-form useForm useAppForm validators',
        load: () => import('./texts/from-tanstack-form.md?guide'),
      },
      {
        slug: 'from-react-datepicker',
        title: 'From react-datepicker',
        summary: 'Each prop and what to write instead, with code side by side.',
        words: 'migrate migration moving react-datepicker',
        load: () => import('./texts/from-react-datepicker.md?guide'),
      },
      {
        slug: 'from-react-toastify',
        title: 'From react-toastify',
        summary: 'Each call and option and what to write instead, with code side by side.',
        words: 'migrate migration moving react-toastify sonner',
        load: () => import('./texts/from-react-toastify.md?guide'),
      },
      {
        slug: 'from-react-data-table-component',
        title: 'From react-data-table-component',
        summary: 'Each prop and what to write instead, with code side by side.',
        words: 'migrate migration moving rdt react-data-table-component',
        load: () => import('./texts/from-react-data-table-component.md?guide'),
      },
      {
        slug: 'tables-compared',
        title: 'Tables compared',
        summary:
          'What our tables do next to AG Grid, TanStack Table, MUI X, and others, and what they do not.',
        words:
          'ag-grid aggrid tanstack react-table mui x datagrid data grid vaadin grid rdt comparison versus vs',
        load: () => import('./texts/tables-compared.md?guide'),
      },
      {
        slug: 'not-included',
        title: 'Not in the library',
        summary: 'What we leave to others, from charts to text editors, and what to use instead.',
        words: 'missing not supported alternatives roadmap',
        load: () => import('./texts/not-included.md?guide'),
      },
    ],
  },
  {
    title: 'Project',
    guides: [
      {
        slug: 'changelog',
        title: 'Changelog',
        summary: 'What changed in each version, and what the next one will change.',
        words: 'changes release notes version history breaking changes what is new upgrade',
        load: () => import('./texts/changelog.md?guide'),
      },
      {
        slug: 'contribute',
        title: 'Contribute',
        summary: 'Run the project, its commands and conventions, and what belongs in a change.',
        words: 'contributing commands develop repository clone build npm start npm test',
        load: () => import('./texts/contribute.md?guide'),
      },
    ],
  },
];
