import '@life-changers/elements/table-actions';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-narrow';
import '@life-changers/elements/typed-dates';
import {
  Badge,
  Button,
  Callout,
  DataTable,
  DateTimePicker,
  EmptyState,
  IconButton,
  usePermission,
  useToast,
  type Column,
} from '@life-changers/react';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {useSearchParams} from 'react-router';
import type {Appointment, AppointmentStatus} from '../../shared/appointment.js';
import {chevronIcon} from '../icons.js';
import {useFormats, useTexts} from '../language.js';
import {request} from '../requests.js';
import {dayOf, moveDay, today} from '../today.js';
import {BookModal} from './book-modal.js';

const VARIANTS = {planned: 'neutral', arrived: 'accent', done: 'success', canceled: 'danger'} as const;

/** The appointments of a day. The address has the day, and the patient to book one for. */
export function AppointmentsPage() {
  const text = useTexts();
  const toast = useToast();
  const {longDay} = useFormats();
  const [params, setParams] = useSearchParams();
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(params.get('day') ?? '')?.[0] ?? today();
  const date = useMemo(() => new Date(`${day}T00:00`), [day]);
  const patientId = params.get('patient');
  const [isBooking, setIsBooking] = useState(false);
  const canBook = usePermission({view: 'appointments', method: 'create'});
  const canChange = usePermission({view: 'appointments', method: 'update'});
  const {rows, hasFailed, load} = useAppointments(day);
  const columns = useAppointmentColumns();

  const show = (next: string) => setParams(next === today() ? {} : {day: next});
  const close = () => {
    setIsBooking(false);
    if (patientId !== null) show(day);
  };
  const change = async (id: unknown, status: string) => {
    try {
      await request('PATCH', `/appointments/${String(id)}`, {status});
      await load();
    } catch {
      toast.error(text.failed);
    }
  };

  return (
    <>
      <title>{`${text.appointments} – ${text.clinic}`}</title>
      <header className="page-header">
        <div>
          <h1>{text.appointments}</h1>
          <p className="quiet">{longDay(day)}</p>
        </div>
        {canBook && <Button text={text.newAppointment} onClick={() => setIsBooking(true)} />}
      </header>
      <div className="day-bar">
        <DateTimePicker
          label={text.day}
          typeable
          value={date}
          onChange={next => next !== null && show(dayOf(next))}
        />
        <span>
          <IconButton variant="secondary" text={text.dayBefore} onClick={() => show(moveDay(day, -1))}>
            {chevronIcon}
          </IconButton>
          <Button variant="secondary" text={text.today} onClick={() => show(today())} />
          <IconButton
            variant="secondary"
            className="forward"
            text={text.dayAfter}
            onClick={() => show(moveDay(day, 1))}
          >
            {chevronIcon}
          </IconButton>
        </span>
      </div>
      {hasFailed ? (
        <Callout variant="danger" announce>
          {text.failed}
          <Button
            slot="actions"
            size="sm"
            variant="secondary"
            text={text.tryAgain}
            onClick={() => void load()}
          />
        </Callout>
      ) : rows?.length === 0 ? (
        <EmptyState title={text.noneOnDay} headingLevel={2}>
          {text.noneOnDayText}
        </EmptyState>
      ) : (
        <DataTable<Appointment>
          className="plain-table"
          label={text.appointments}
          columns={columns}
          rows={rows}
          pageSize={50}
          searchHidden
          narrow="stack"
          rowActions={
            canChange
              ? ({status}) =>
                  status === 'canceled' || status === 'done'
                    ? []
                    : [
                        ...(status === 'planned' ? [{label: text.arrived, action: 'arrived'}] : []),
                        {label: text.cancelAppointment, action: 'canceled'},
                      ]
              : null
          }
          onRowAction={({detail}) => void change(detail.key, detail.action)}
        />
      )}
      <BookModal
        open={isBooking || patientId !== null}
        day={day}
        patientId={patientId}
        onBooked={start => {
          toast.success(text.booked);
          show(start.slice(0, 10));
          void load();
        }}
        onHide={close}
      />
    </>
  );
}

/** The appointments of a day; null while they load. */
function useAppointments(day: string) {
  const [loaded, setLoaded] = useState<{day: string; rows: readonly Appointment[]} | null>(null);
  const [failedDay, setFailedDay] = useState<string | null>(null);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const rows = await request<Appointment[]>('GET', `/appointments?day=${day}`, undefined, signal);
        setLoaded({day, rows});
        setFailedDay(null);
      } catch {
        if (!signal?.aborted) setFailedDay(day);
      }
    },
    [day],
  );

  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);

  return {rows: loaded?.day === day ? loaded.rows : null, hasFailed: failedDay === day, load: () => load()};
}

function useAppointmentColumns(): Column<Appointment>[] {
  const text = useTexts();
  return useMemo(() => {
    const {labels} = text;
    return [
      {label: text.time, field: 'start', width: '6rem', render: start => start.slice(11)},
      {label: labels.patientId, field: 'patient'},
      {label: labels.doctor, field: 'doctor'},
      {label: labels.reason, field: 'reason'},
      {label: labels.minutes, field: 'minutes', type: 'number', width: '7rem'},
      {
        label: labels.status,
        field: 'status',
        render: (status: AppointmentStatus) => (
          <Badge dot variant={VARIANTS[status]}>
            {text.appointmentStatuses[status]}
          </Badge>
        ),
      },
    ];
  }, [text]);
}
