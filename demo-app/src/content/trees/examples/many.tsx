import type {LcTree, TreeItemData} from '@life-changers/elements/tree';
import {Button, Tree} from '@life-changers/react';
import {useRef} from 'react';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
];

/** 10 years with 10 months, each with 100 invoices: more than 10,000 items. */
const invoices: TreeItemData[] = Array.from({length: 10}, (_, year) => ({
  value: `${2017 + year}`,
  label: `${2017 + year}`,
  open: true,
  items: months.map((month, index) => ({
    value: `${2017 + year}-${index}`,
    label: month,
    open: true,
    items: Array.from({length: 100}, (__, number) => ({
      value: `${2017 + year}-${index}-${number}`,
      label: `Invoice ${(year * 10 + index) * 100 + number + 1}.pdf`,
    })),
  })),
}));

export default function Many() {
  const tree = useRef<LcTree>(null);

  return (
    <>
      <div>
        <Button text="Open all" size="sm" variant="secondary" onClick={() => tree.current?.expandAll()} />
        <Button text="Close all" size="sm" variant="secondary" onClick={() => tree.current?.collapseAll()} />
      </div>
      <Tree ref={tree} label="Invoices" items={invoices} selection="multiple" className="long-tree" />
    </>
  );
}
