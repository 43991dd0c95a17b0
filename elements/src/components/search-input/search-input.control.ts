import type {ControlRecord} from '../../testing/control-record.js';

export const control: ControlRecord = {
  server: {
    html: '<lc-search-input label="Search people" value="ada"></lc-search-input>',
    shows: ['ada', 'Search people'],
    note: 'The value',
  },
  frame: {value: 'value="ada"'},
  playground: {properties: {text: 'Search reports', label: 'Reports', name: 'query'}},
  entered: [{start: 'ada', edits: {input: 'grace'}, typed: 'grace', properties: {text: 'Search'}}],
};
