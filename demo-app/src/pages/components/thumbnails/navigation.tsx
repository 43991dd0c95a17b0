import {Breadcrumb, Pagination, Tab, TabPanel, Tabs} from '@life-changers/react';

const labels = {'/orders': 'Orders', '/orders/linden': 'Hotel Linden', '/orders/linden/2042': 'K-2042'};

/** The links of a drawn side menu; the current one first. */
const LINKS = [2.75, 3.5, 2.25, 3];

export const navigation = {
  'navigation-layout': () => (
    <div className="thumb-window">
      <div className="thumb-bar">
        <span className="thumb-mark" />
        <span className="thumb-line is-short" />
        <span className="thumb-pill" />
      </div>
      <div className="thumb-side">
        {LINKS.map((length, index) => (
          <span key={length} className={index === 0 ? 'is-current' : undefined}>
            <span className="thumb-line" />
          </span>
        ))}
      </div>
      <div className="thumb-content">
        <span className="thumb-line is-heading" />
        <span className="thumb-line" />
        <span className="thumb-line" />
        <span className="thumb-line is-short" />
      </div>
    </div>
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
