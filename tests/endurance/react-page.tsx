/** The page of the React components: views that React mounts and unmounts. */
import {DataTable, Form, Modal, ServerTable, TextInput, Toast} from '@life-changers/react';
import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {ControlsPage} from '../react/controls-page.js';
import {FormPage} from '../react/form-page.js';
import {Page} from '../react/page.js';
import {startMountTest, type Life} from './mount-page.js';

const COLUMNS = [
  {label: 'Name', field: 'name', render: (name: unknown) => <b>{String(name)}</b>},
  {label: 'Age', field: 'age'},
];
const ROWS = [
  {name: 'Grace', age: 85},
  {name: 'Ada', age: 36},
];

const VIEWS: Readonly<Record<string, ReactNode>> = {
  'nothing, in React': null,
  'DataTable, in React': <DataTable label="People" columns={COLUMNS} rows={ROWS} />,
  'ServerTable, in React': <ServerTable label="People" columns={COLUMNS} endpoint="/people" />,
  'Form, in React': (
    <Form>
      <TextInput name="name" label="Name" required />
    </Form>
  ),
  'Form with rows, in React': <FormPage />,
  'Modal, in React': (
    <Modal title="Delete" open>
      <TextInput name="reason" label="Reason" />
    </Modal>
  ),
  'Toast, in React': <Toast message={<b>Saved</b>} />,
  'form controls, in React': <ControlsPage />,
  'page, in React': <Page />,
};

const lifeOf = (view: ReactNode): Life => ({
  mount(place) {
    const container = place.appendChild(document.createElement('div'));
    const root = createRoot(container);
    flushSync(() => root.render(view));
    return () => {
      root.unmount();
      container.remove();
    };
  },
});

startMountTest(Object.fromEntries(Object.entries(VIEWS).map(([name, view]) => [name, lifeOf(view)])));
