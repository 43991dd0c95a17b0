// Each feature of the table is a module.
import '@life-changers/elements/date-range-picker';
import '@life-changers/elements/table-detail';
import '@life-changers/elements/table-export';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-narrow';
import {Badge, Button, Callout, DataTable, Skeleton, type Column} from '@life-changers/react';
import {useEffect, useState} from 'react';
import {actionOptions, loadEvents, personOptions, timeText, type events} from './audit-events.js';

type AuditEvent = (typeof events)[number];

const columns: Column<AuditEvent>[] = [
  {label: 'Time (UTC)', field: 'time', sort: 'desc', filter: 'date', render: timeText},
  {label: 'Who', field: 'person', filterOptions: personOptions, filter: 'options'},
  {
    label: 'Action',
    field: 'action',
    filterOptions: actionOptions,
    filter: 'options',
    render: action => <Badge variant={action === 'Deleted' ? 'danger' : 'neutral'}>{action}</Badge>,
  },
  {label: 'What', field: 'object'},
];

const detailOf = ({id, before, after}: AuditEvent) => (
  <dl className="audit-detail">
    <dt>Event</dt>
    <dd>{id}</dd>
    <dt>Before</dt>
    <dd>{before || 'Nothing'}</dd>
    <dt>After</dt>
    <dd>{after || 'Nothing'}</dd>
  </dl>
);

/** Who has done what, with filters, the details of each event, and a file of all that match. */
export default function AuditLog() {
  const [rows, setRows] = useState<readonly AuditEvent[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    loadEvents(attempt).then(
      loaded => isCurrent && setRows(loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };

  return (
    <section className="audit-block" aria-labelledby="audit-heading" aria-busy={rows === null && !hasFailed}>
      <header>
        <h2 id="audit-heading">Audit log</h2>
        <p>Who has done what in your workspace. Events are kept for two years, and nobody can change them.</p>
      </header>
      {hasFailed && (
        <Callout variant="danger" title="The events could not be loaded" announce>
          Nothing is lost.
          <Button slot="actions" text="Try again" variant="secondary" size="sm" onClick={retry} />
        </Callout>
      )}
      {rows === null ? (
        !hasFailed && <Skeleton lines={8} />
      ) : (
        <DataTable
          label="Events"
          columns={columns}
          rows={rows}
          pageSize={10}
          narrow="stack"
          download="audit-log.csv"
          renderDetail={detailOf}
        />
      )}
    </section>
  );
}
