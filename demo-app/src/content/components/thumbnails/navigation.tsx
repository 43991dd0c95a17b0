import {Breadcrumb, Pagination, SplitPanel, Tab, TabPanel, Tabs} from '@life-changers/react';
import {DrawnPage} from '../../../site/component-page/drawing.js';

const labels = {'/orders': 'Orders', '/orders/linden': 'Hotel Linden', '/orders/linden/2042': 'K-2042'};

export const navigation = {
  'navigation-layout': () => (
    <DrawnPage>
      <span className="thumb-line is-heading" />
      <span className="thumb-line" />
      <span className="thumb-line" />
      <span className="thumb-line is-short" />
    </DrawnPage>
  ),
  breadcrumbs: () => <Breadcrumb label="Path" labels={labels} location="/orders/linden/2042" />,
  tabs: () => (
    <Tabs className="thumb-wide" aria-label="Order" active="items">
      <Tab panel="items">Items</Tab>
      <Tab panel="invoice">Invoice</Tab>
      <Tab panel="notes">Notes</Tab>
      <TabPanel name="items">
        <p>48 rye loaves and 120 croissants, packed at 5:10.</p>
      </TabPanel>
      <TabPanel name="invoice" />
      <TabPanel name="notes" />
    </Tabs>
  ),
  'split-panels': () => (
    <SplitPanel className="thumb-wide" label="Orders" position={36} breakpoint={0}>
      <div slot="start">
        <p>K-2042</p>
        <p>K-2043</p>
        <p>K-2044</p>
      </div>
      <div slot="end">
        <p>Hotel Linden</p>
        <p>48 rye loaves, packed at 5:10</p>
      </div>
    </SplitPanel>
  ),
  pagination: () => (
    <Pagination
      className="thumb-pagination"
      label="Pages"
      total={84}
      pageSize={12}
      page={3}
      pageButtons={3}
    />
  ),
};
