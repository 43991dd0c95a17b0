import '@life-changers/elements/select';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-narrow';
import '@life-changers/elements/table-scroll';
import type {PageReader, TableCell} from '@life-changers/elements/core/table';
import {Select, ServerTable, type Column} from '@life-changers/react';
import type {LogEntry, LogLevel} from 'api-stub/log';
import {useCallback, useState} from 'react';
import {useSearchParams} from 'react-router-dom';

const levels: readonly {value: LogLevel; label: string}[] = [
  {value: 'debug', label: 'Debug'},
  {value: 'info', label: 'Info'},
  {value: 'warning', label: 'Warning'},
  {value: 'error', label: 'Error'},
];

/** An entry as the table shows it: the class of a cell is a part of the table, for the style sheet. */
type Row = Omit<LogEntry, 'level'> & {level: TableCell};

const readLog: PageReader = body => {
  const {data, total} = body as {data: LogEntry[]; total: number};
  const levelCell = (level: LogLevel) => ({
    value: levels.find(({value}) => value === level)!.label,
    className: `log-${level}`,
  });
  return {rows: data.map(({level, ...entry}) => ({...entry, level: levelCell(level)})), total};
};

const columns: Column<Row>[] = [
  {
    label: 'Time',
    field: 'time',
    columnClass: 'log-time',
    render: time => time.slice(0, 19).replace('T', ' '),
  },
  {
    label: 'Level',
    field: 'level',
    sort: 'disabled',
    columnClass: 'log-level',
    filter: 'options',
    filterOptions: levels,
  },
  {label: 'Service', field: 'service', sort: 'disabled', columnClass: 'log-quiet log-service'},
  {label: 'Message', field: 'message', sort: 'disabled'},
  {
    label: 'Milliseconds',
    field: 'duration',
    columnClass: 'log-duration',
    type: 'number',
    sort: 'disabled',
  },
];

/** What the server of this demo does. */
const servers = [
  {value: 'works', text: 'Works'},
  {value: 'delay:2000', text: 'Is slow'},
  {value: '503', text: 'Fails'},
];

export default function Log() {
  const [fault, setFault] = useState('works');
  const [params, setParams] = useSearchParams();

  const fetchWithFault = useCallback<typeof fetch>(
    (input, init) => {
      const url = new URL(String(input));
      if (fault !== 'works') url.searchParams.append('fault', fault);
      return fetch(url, init);
    },
    [fault],
  );

  return (
    <section className="log" aria-label="All entries">
      <div className="log-settings">
        <Select label="The server" options={servers} value={fault} onChange={setFault} />
      </div>
      <ServerTable<Row>
        label="Log"
        endpoint="/api-stub/log"
        columns={columns}
        paging="scroll"
        readPage={readLog}
        scrollRow={Number(params.get('entry')) || null}
        narrow="stack"
        fetch={fetchWithFault}
        onScrollRowChange={({detail}) =>
          setParams(detail.row === 1 ? {} : {entry: String(detail.row)}, {replace: true})
        }
      />
    </section>
  );
}
