import type {Guide} from '../../site/guides/guide.js';

/** A guide in the menu, on the overview, and in the search. */
interface GuideEntry {
  /** The last part of its address, and the name of its file in `texts`. */
  readonly slug: string;
  readonly title: string;
  /** A summary in one sentence. */
  readonly summary: string;
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
        load: () => import('./texts/installation.md?guide'),
      },
      {
        slug: 'first-form',
        title: 'First form',
        summary: 'A form with rules and a server error, step by step.',
        load: () => import('./texts/first-form.md?guide'),
      },
      {
        slug: 'react-components',
        title: 'React components',
        summary: 'Props, slots, refs, and events of the components, and links with a router.',
        load: () => import('./texts/react-components.md?guide'),
      },
      {
        slug: 'server-rendering',
        title: 'Server rendering',
        summary: 'Pages that can be read before their script runs, from Lit, or from any server.',
        load: () => import('./texts/server-rendering.md?guide'),
      },
      {
        slug: 'example-app',
        title: 'An example application',
        summary: 'A whole clinic over Express and SQLite: how to start it, and what to read.',
        load: () => import('./texts/example-app.md?guide'),
      },
      {
        slug: 'command-line',
        title: 'Command line',
        summary: 'Look elements up, copy blocks, and check your code, without a network.',
        load: () => import('./texts/command-line.md?guide'),
      },
      {
        slug: 'ai-assistants',
        title: 'For AI assistants',
        summary: 'The API as text, a server and a skill for your coding assistant.',
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
        load: () => import('./texts/forms.md?guide'),
      },
      {
        slug: 'rules-and-schemas',
        title: 'Rules and schemas',
        summary: 'Rules with superstruct, zod, valibot, or your own schema, in the browser and on a server.',
        load: () => import('./texts/rules-and-schemas.md?guide'),
      },
      {
        slug: 'forms-with-react',
        title: 'Forms with React',
        summary: 'Form actions, several steps, unsaved changes, React Hook Form, and TanStack Form.',
        load: () => import('./texts/forms-with-react.md?guide'),
      },
      {
        slug: 'forms-with-angular',
        title: 'Forms with Angular',
        summary: 'Typed directives, reactive and template-driven forms, messages, and server rendering.',
        load: () => import('./texts/forms-with-angular.md?guide'),
      },
      {
        slug: 'server-tables',
        title: 'Server tables with filters',
        summary:
          'A live table with filters, connected to Feathers or your own API, bulk actions, and failures.',
        load: () => import('./texts/server-tables.md?guide'),
      },
      {
        slug: 'editing-tables',
        title: 'Edit tables',
        summary: 'Columns, rules, three ways to save, conflicts, and undo.',
        load: () => import('./texts/editing-tables.md?guide'),
      },
      {
        slug: 'groups-and-totals',
        title: 'Groups and totals',
        summary: 'Rows by one or more columns, what is open, and exact sums of all rows that match.',
        load: () => import('./texts/groups-and-totals.md?guide'),
      },
      {
        slug: 'long-lists',
        title: 'Long lists',
        summary: 'Scroll through all rows instead of pages: in memory, from a server, or with cursors.',
        load: () => import('./texts/long-lists.md?guide'),
      },
      {
        slug: 'tree-rows',
        title: 'Tree rows',
        summary:
          'Rows below others, of a list, inside of each other, or loaded when users open their parent.',
        load: () => import('./texts/tree-rows.md?guide'),
      },
      {
        slug: 'saved-views',
        title: 'Saved views',
        summary: 'What a table shows, by name: in the browser or on your server, shared, and in an address.',
        load: () => import('./texts/saved-views.md?guide'),
      },
      {
        slug: 'from-excel',
        title: 'From Excel',
        summary: 'Import a CSV or Excel file: its columns, how values are written, errors, and batches.',
        load: () => import('./texts/from-excel.md?guide'),
      },
      {
        slug: 'permissions',
        title: 'Permissions and their limits',
        summary: 'What the permission elements decide, and what only a server can protect.',
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
        load: () => import('./texts/theming.md?guide'),
      },
      {
        slug: 'dark-mode',
        title: 'Dark mode',
        summary: 'Follow the device, or let users choose, without a flash.',
        load: () => import('./texts/dark-mode.md?guide'),
      },
      {
        slug: 'languages',
        title: 'Languages and right-to-left',
        summary: 'The language of messages, your own translation, and right-to-left pages.',
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
        load: () => import('./texts/accessibility.md?guide'),
      },
      {
        slug: 'conformance',
        title: 'Conformance report',
        summary: 'WCAG 2.2, Section 508, and EN 301 549: what is tested, by which test, and what is not.',
        load: () => import('./texts/conformance.md?guide'),
      },
      {
        slug: 'aria-practices',
        title: 'ARIA practices',
        summary: 'Each test of the W3C for our patterns, with the test of ours, or why there is none.',
        load: () => import('./texts/aria-practices.md?guide'),
      },
      {
        slug: 'keyboard-shortcuts',
        title: 'Keyboard shortcuts',
        summary: 'All keys of all elements in one list.',
        load: () => import('./texts/keyboard-shortcuts.md?guide'),
      },
      {
        slug: 'content-security-policy',
        title: 'Content security policy',
        summary: 'The strictest policy that works, and what it needs from your app.',
        load: () => import('./texts/content-security-policy.md?guide'),
      },
      {
        slug: 'threat-model',
        title: 'Threat model',
        summary: 'What an attacker can try, what the library promises, and what your app must do.',
        load: () => import('./texts/threat-model.md?guide'),
      },
      {
        slug: 'testing',
        title: 'Testing your app',
        summary: 'Component tests in a browser, in jsdom, and in happy-dom, and end-to-end tests.',
        load: () => import('./texts/testing.md?guide'),
      },
      {
        slug: 'native-parity',
        title: 'Compared with native controls',
        summary: 'Every case that was compared with a native control, with the result of both.',
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
        load: () => import('./texts/from-react-hook-form.md?guide'),
      },
      {
        slug: 'from-formik',
        title: 'From Formik',
        summary: 'Each component and helper and what to write instead, with code side by side.',
        load: () => import('./texts/from-formik.md?guide'),
      },
      {
        slug: 'from-tanstack-form',
        title: 'From TanStack Form',
        summary: 'Each option and component and what to write instead, with code side by side.',
        load: () => import('./texts/from-tanstack-form.md?guide'),
      },
      {
        slug: 'from-react-datepicker',
        title: 'From react-datepicker',
        summary: 'Each prop and what to write instead, with code side by side.',
        load: () => import('./texts/from-react-datepicker.md?guide'),
      },
      {
        slug: 'from-react-toastify',
        title: 'From react-toastify',
        summary: 'Each call and option and what to write instead, with code side by side.',
        load: () => import('./texts/from-react-toastify.md?guide'),
      },
      {
        slug: 'from-react-data-table-component',
        title: 'From react-data-table-component',
        summary: 'Each prop and what to write instead, with code side by side.',
        load: () => import('./texts/from-react-data-table-component.md?guide'),
      },
      {
        slug: 'from-material-react-table',
        title: 'From Material React Table and TanStack Table',
        summary: 'A codemod, and each option with what to write instead.',
        load: () => import('./texts/from-material-react-table.md?guide'),
      },
      {
        slug: 'from-mui-x',
        title: 'From MUI X Data Grid and date pickers',
        summary: 'A codemod, and each column, prop, and picker.',
        load: () => import('./texts/from-mui-x.md?guide'),
      },
      {
        slug: 'from-ant-design',
        title: 'From Ant Design',
        summary: 'A codemod, and each component with ours.',
        load: () => import('./texts/from-ant-design.md?guide'),
      },
      {
        slug: 'from-prime-react',
        title: 'From PrimeReact',
        summary: 'A codemod, and each component with ours.',
        load: () => import('./texts/from-prime-react.md?guide'),
      },
      {
        slug: 'from-shoelace',
        title: 'From Shoelace and Web Awesome',
        summary: 'A codemod, and each element with ours.',
        load: () => import('./texts/from-shoelace.md?guide'),
      },
      {
        slug: 'tables-compared',
        title: 'Tables compared',
        summary: 'What our tables and others do, and what they do not.',
        load: () => import('./texts/tables-compared.md?guide'),
      },
      {
        slug: 'appointments-and-boards',
        title: 'Appointments and boards',
        summary: 'A calendar of appointments and a Kanban board, with other libraries in your theme.',
        load: () => import('./texts/appointments-and-boards.md?guide'),
      },
      {
        slug: 'not-included',
        title: 'Not in the library',
        summary: 'What we leave to others, from charts to text editors, and what to use instead.',
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
        load: () => import('./texts/changelog.md?guide'),
      },
      {
        slug: 'versions',
        title: 'Versions and status',
        summary: 'What a version may change, and what the status of an element promises until 1.0.',
        load: () => import('./texts/versions.md?guide'),
      },
      {
        slug: 'roadmap',
        title: 'Roadmap',
        summary: 'What is planned, by quarter, and what is not.',
        load: () => import('./texts/roadmap.md?guide'),
      },
      {
        slug: 'contribute',
        title: 'Contribute',
        summary: 'Run the project, its commands and conventions, and what belongs in a change.',
        load: () => import('./texts/contribute.md?guide'),
      },
    ],
  },
];
