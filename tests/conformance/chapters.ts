/** The chapters of Section 508 and EN 301 549, by their ids in the OpenACR catalog, and what is known about each criterion. */
import type {Criterion} from './criteria.js';

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rows?: readonly Criterion[];
  /** Why a whole chapter does not apply, or where it is answered. */
  readonly note?: string;
}

const NO_PERSON = 'No person has used the elements this way for this report.';
const NO_SERVICE = 'The library has no support service.';
const NOT_HARDWARE = 'The library is not hardware.';

/** What the functional criteria of both standards say, and which criteria of WCAG they rest on. */
const withoutVision: Omit<Criterion, 'id' | 'name'> = {
  status: 'part',
  remark: `See 1.1.1, 1.3.1, 2.1.1, 4.1.2, and 4.1.3. ${NO_PERSON}`,
};
const limitedVision: typeof withoutVision = {
  status: 'part',
  remark: `See 1.4.3, 1.4.4, 1.4.10, and 1.4.11. ${NO_PERSON}`,
};
const withoutColor: typeof withoutVision = {status: 'part', remark: `See 1.4.1. ${NO_PERSON}`};
const hearing: typeof withoutVision = {status: 'none', remark: 'No element makes or needs a sound.'};
const speech: typeof withoutVision = {status: 'none', remark: 'No element needs speech.'};
const manipulation: typeof withoutVision = {
  status: 'part',
  remark: `See 2.1.1, 2.5.1, 2.5.7, and 2.5.8. ${NO_PERSON}`,
};
const reach: typeof withoutVision = {
  status: 'none',
  remark: 'Reach and strength depend on the device, not on the elements.',
};
const cognition: typeof withoutVision = {
  status: 'part',
  remark: `See 2.2.1, 3.3.1, 3.3.2, and 3.3.3. ${NO_PERSON}`,
};
const docs: typeof withoutVision = {
  status: 'part',
  remark:
    'The accessibility guide says, element by element, what keyboards and screen readers get, and known limits.',
  tests: ['tests/node/accessibility-of.test.ts › is that of the element itself: …'],
};
const electronicDocs: typeof withoutVision = {
  status: 'part',
  remark: 'The documentation is this site. Axe runs on each page, in light and dark, and each fits 320 px.',
  tests: [
    'tests/site/pages.test.ts › has no accessibility violation in light',
    'tests/site/pages.test.ts › does not scroll sideways at 320 px',
  ],
};
const service: typeof withoutVision = {status: 'none', remark: NO_SERVICE};

export const SECTION_508: readonly Chapter[] = [
  {
    id: 'functional_performance_criteria',
    title: 'Chapter 3: Functional performance criteria',
    rows: [
      {id: '302.1', name: 'Without Vision', ...withoutVision},
      {id: '302.2', name: 'With Limited Vision', ...limitedVision},
      {id: '302.3', name: 'Without Perception of Color', ...withoutColor},
      {id: '302.4', name: 'Without Hearing', ...hearing},
      {id: '302.5', name: 'With Limited Hearing', ...hearing},
      {id: '302.6', name: 'Without Speech', ...speech},
      {id: '302.7', name: 'With Limited Manipulation', ...manipulation},
      {id: '302.8', name: 'With Limited Reach and Strength', ...reach},
      {
        id: '302.9',
        name: 'With Limited Language, Cognitive, and Learning Abilities',
        ...cognition,
      },
    ],
  },
  {id: 'hardware', title: 'Chapter 4: Hardware', note: NOT_HARDWARE},
  {
    id: 'software',
    title: 'Chapter 5: Software',
    note: 'The elements run in web pages, which the WCAG tables are about. The library is not an authoring tool.',
  },
  {
    id: 'support_documentation_and_services',
    title: 'Chapter 6: Support documentation and services',
    rows: [
      {id: '602.2', name: 'Accessibility and Compatibility Features', ...docs},
      {id: '602.3', name: 'Electronic Support Documentation', ...electronicDocs},
      {
        id: '602.4',
        name: 'Alternate Formats for Non-Electronic Support Documentation',
        status: 'none',
        remark: 'All documentation is electronic.',
      },
      {id: '603.2', name: 'Information on Accessibility and Compatibility Features', ...service},
      {id: '603.3', name: 'Accommodation of Communication Needs', ...service},
    ],
  },
];

export const EN_301_549: readonly Chapter[] = [
  {
    id: 'en_301_549_functional_performance',
    title: 'Chapter 4: Functional performance statements',
    rows: [
      {id: '4.2.1', name: 'Usage without vision', ...withoutVision},
      {id: '4.2.2', name: 'Usage with limited vision', ...limitedVision},
      {id: '4.2.3', name: 'Usage without perception of color', ...withoutColor},
      {id: '4.2.4', name: 'Usage without hearing', ...hearing},
      {id: '4.2.5', name: 'Usage with limited hearing', ...hearing},
      {id: '4.2.6', name: 'Usage with no or limited vocal capability', ...speech},
      {id: '4.2.7', name: 'Usage with limited manipulation or strength', ...manipulation},
      {id: '4.2.8', name: 'Usage with limited reach', ...reach},
      {
        id: '4.2.9',
        name: 'Minimize photosensitive seizure triggers',
        status: 'untested',
        remark: 'See 2.3.1.',
      },
      {id: '4.2.10', name: 'Usage with limited cognition, language or learning', ...cognition},
      {
        id: '4.2.11',
        name: 'Privacy',
        status: 'part',
        remark: 'A password is hidden until its user shows it.',
        tests: [
          'components/text-input/text-input.password.test.ts › names and announces what the button does',
        ],
      },
    ],
  },
  {
    id: 'en_301_549_generic_requirements',
    title: 'Chapter 5: Generic requirements',
    note: 'The library has no closed functionality, biometrics, conversion, hardware keys, or locking controls. No action needs two simultaneous actions.',
  },
  {
    id: 'en_301_549_ict_with_two-way_voice',
    title: 'Chapter 6: ICT with two-way voice communication',
    note: 'The library has no voice communication.',
  },
  {
    id: 'en_301_549_ict_with_video',
    title: 'Chapter 7: ICT with video capabilities',
    note: 'The library has no video.',
  },
  {id: 'en_301_549_hardware', title: 'Chapter 8: Hardware', note: NOT_HARDWARE},
  {
    id: 'en_301_549_web',
    title: 'Chapter 9: Web',
    note: 'Clauses 9.1 to 9.4 are the criteria of WCAG, levels A and AA. EN 301 549 V3.2.1 refers to WCAG 2.1; the criteria that are new in 2.2 are 2.4.11, 2.5.7, 2.5.8, 3.2.6, 3.3.7, and 3.3.8.',
  },
  {
    id: 'en_301_549_non-web-documents',
    title: 'Chapter 10: Non-web documents',
    note: 'The library makes no documents.',
  },
  {
    id: 'en_301_549_software',
    title: 'Chapter 11: Software',
    note: 'The elements run in web pages, which chapter 9 is about. The library is not an authoring tool.',
  },
  {
    id: 'en_301_549_documentation_and_support_services',
    title: 'Chapter 12: Documentation and support services',
    rows: [
      {id: '12.1', name: 'Product documentation', status: 'none', remark: 'A heading: see the rows below.'},
      {id: '12.1.1', name: 'Accessibility and compatibility features', ...docs},
      {id: '12.1.2', name: 'Accessible documentation', ...electronicDocs},
      {id: '12.2', name: 'Support services', ...service},
      {id: '12.2.2', name: 'Information on accessibility and compatibility features', ...service},
      {id: '12.2.3', name: 'Effective communication', ...service},
      {id: '12.2.4', name: 'Accessible documentation', ...service},
    ],
  },
  {
    id: 'en_301_549_ict_providing_relay_or_emergency_service_access',
    title: 'Chapter 13: ICT providing relay or emergency service access',
    note: 'The library gives no such access.',
  },
];
