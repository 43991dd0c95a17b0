import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-grid';
import '@life-changers/elements/table-narrow';
import '@life-changers/elements/table-scroll';
import '@life-changers/elements/table-selection';
import '@life-changers/elements/table-tree';
import {DataTable, type Column, type DataTableProps} from '@life-changers/react';
import {useState} from 'react';
import {generateFiles, type FileEntry} from '../generate-files.js';

const files = generateFiles();

const inKilobytes = new Intl.NumberFormat('en', {style: 'unit', unit: 'kilobyte'});
const inMegabytes = new Intl.NumberFormat('en', {style: 'unit', unit: 'megabyte', maximumFractionDigits: 1});

const sizeText = (size: number) => (size < 1000 ? inKilobytes.format(size) : inMegabytes.format(size / 1000));

const columns: Column<FileEntry>[] = [
  {label: 'Name', field: 'name'},
  {label: 'Kind', field: 'kind', filter: 'options', columnClass: 'file-quiet', width: '8rem'},
  {label: 'Size', field: 'size', type: 'number', render: sizeText, width: '8rem'},
  {
    label: 'Changed',
    field: 'changed',
    type: 'date',
    filter: 'date',
    columnClass: 'file-quiet',
    width: '10rem',
  },
];

export default function Files() {
  const [openRows, setOpenRows] = useState<DataTableProps['openRows']>(['Recipes', 'Recipes/Harbor Street']);
  return (
    <section className="files" aria-label="All files">
      <DataTable
        label="Files"
        lang="en-GB"
        columns={columns}
        rows={files}
        rowKey="id"
        parentField="folder"
        openRows={openRows}
        onOpenRowsChange={event => setOpenRows(event.detail)}
        paging="scroll"
        selection="multiple"
        narrow="stack"
        grid
      />
    </section>
  );
}
