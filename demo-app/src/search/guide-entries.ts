import accessibility from '../guides/texts/accessibility.md?headings';
import aiAssistants from '../guides/texts/ai-assistants.md?headings';
import contentSecurityPolicy from '../guides/texts/content-security-policy.md?headings';
import contribute from '../guides/texts/contribute.md?headings';
import darkMode from '../guides/texts/dark-mode.md?headings';
import firstForm from '../guides/texts/first-form.md?headings';
import formsWithReact from '../guides/texts/forms-with-react.md?headings';
import fromDatepicker from '../guides/texts/from-react-datepicker.md?headings';
import fromTable from '../guides/texts/from-react-data-table-component.md?headings';
import fromToastify from '../guides/texts/from-react-toastify.md?headings';
import installation from '../guides/texts/installation.md?headings';
import languages from '../guides/texts/languages.md?headings';
import permissions from '../guides/texts/permissions.md?headings';
import rulesAndSchemas from '../guides/texts/rules-and-schemas.md?headings';
import serverTables from '../guides/texts/server-tables.md?headings';
import testing from '../guides/texts/testing.md?headings';
import theming from '../guides/texts/theming.md?headings';
import {GUIDE_TOPICS} from '../guides/list.js';
import type {SearchEntry} from './search-entries.js';

const HEADINGS = {
  accessibility,
  'ai-assistants': aiAssistants,
  'content-security-policy': contentSecurityPolicy,
  contribute,
  'dark-mode': darkMode,
  'first-form': firstForm,
  'forms-with-react': formsWithReact,
  'from-react-datepicker': fromDatepicker,
  'from-react-data-table-component': fromTable,
  'from-react-toastify': fromToastify,
  installation,
  languages,
  permissions,
  'rules-and-schemas': rulesAndSchemas,
  'server-tables': serverTables,
  testing,
  theming,
};

/** The sections of the guides and the tokens of the theme. */
export const guideEntries: readonly SearchEntry[] = GUIDE_TOPICS.flatMap(({guides}) => guides).flatMap(
  ({slug, title}) =>
    (slug in HEADINGS ? HEADINGS[slug as keyof typeof HEADINGS] : []).map(heading => ({
      text: heading.title,
      description: title,
      group: 'In the guides',
      href: `/guides/${slug}#${heading.id}`,
    })),
);
