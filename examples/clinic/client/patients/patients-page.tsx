// Each feature of the table is a module.
import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/select';
import '@life-changers/elements/table-actions';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-editing';
import '@life-changers/elements/table-excel';
import '@life-changers/elements/table-filter-bar';
import '@life-changers/elements/table-groups';
import '@life-changers/elements/table-narrow';
import '@life-changers/elements/table-selection';
import '@life-changers/elements/table-views';
import '@life-changers/elements/typed-dates';
import {feathers} from '@life-changers/elements/core/table/backends/feathers';
import {NO_SELECTION, queryFromSearchParams, queryToSearchParams} from '@life-changers/elements/core/table';
import type {LcServerTable} from '@life-changers/elements/server-table';
import {
  Badge,
  Button,
  ServerTable,
  usePermission,
  type Column,
  type ColumnState,
  type EditDetail,
  type ServerTableProps,
  type TableSelection,
} from '@life-changers/react';
import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {useNavigate, useSearchParams} from 'react-router';
import {EURO, patientColumns, type Patient} from '../../shared/patient.js';
import {useFormats, useTexts} from '../language.js';
import {clinicFetch, request, RequestError} from '../requests.js';
import {BulkActions} from './bulk-actions.js';
import {PatientDrawer} from './patient-drawer.js';
import {DEFAULTS, patientViews} from './patient-views.js';

/** A server that answers `$group`. */
const backend = feathers({groups: true});

const VARIANTS = {active: 'success', waiting: 'warning', discharged: 'neutral'} as const;

/** Users show these with the menu of the columns. */
const FIRST_COLUMNS: ColumnState = {hidden: ['city', 'insurance', 'phone']};

export function PatientsPage() {
  const text = useTexts();
  const navigate = useNavigate();
  const table = useRef<LcServerTable>(null);
  const [query, setQuery] = useAddressQuery();
  const [selected, setSelected] = useState<TableSelection>(NO_SELECTION);
  const [opened, setOpened] = useState<number | null>(null);
  const canRegister = usePermission({view: 'patients', method: 'create'});
  const columns = usePatientColumns();
  const views = useMemo(() => patientViews(text), [text]);
  const excel = useMemo(() => excelOptions(text), [text]);
  const rowActions = useMemo(
    () => [
      {label: text.open, action: 'open'},
      {label: text.newAppointment, action: 'appointment'},
    ],
    [text],
  );

  const save = async ({edits, signal}: EditDetail) => {
    try {
      return await request<Patient[]>('PATCH', '/patients', {edits}, signal);
    } catch (error) {
      // The table shows each message of the server in its cell.
      if (error instanceof RequestError && error.status < 500) throw error.body;
      throw new Error(text.failed, {cause: error});
    }
  };

  return (
    <>
      <title>{`${text.patients} – ${text.clinic}`}</title>
      <header className="page-header">
        <h1>{text.patients}</h1>
        {canRegister && <Button text={text.intake} href="/intake" />}
      </header>
      <ServerTable<Patient>
        {...backend}
        ref={table}
        className={isNone(selected) ? 'patients-table' : 'patients-table has-selection'}
        label={text.patients}
        endpoint="/api/patients"
        fetch={clinicFetch}
        columns={columns}
        columnMenu
        columnState={FIRST_COLUMNS}
        filterBar
        searchable
        narrow="stack"
        query={query}
        onQueryChange={setQuery}
        views={views}
        download="patients.xlsx"
        excelOptions={excel}
        selection="multiple"
        selected={selected}
        onSelectionChange={event => setSelected(event.detail)}
        rowActions={rowActions}
        onRowAction={({detail}) =>
          detail.action === 'open'
            ? setOpened(Number(detail.key))
            : void navigate(`/appointments?patient=${detail.key}`)
        }
        onEdit={event => event.waitUntil(save(event.detail))}
      >
        <div slot="selection-actions" className="bulk-actions">
          <BulkActions
            selected={selected}
            onDone={() => {
              setSelected(NO_SELECTION);
              table.current?.reload();
            }}
          />
        </div>
      </ServerTable>
      <PatientDrawer id={opened} onHide={() => setOpened(null)} />
    </>
  );
}

/** Whether no patient is selected. */
const isNone = (selected: TableSelection): boolean => selected.mode === 'keys' && selected.keys.length === 0;

/** Keeps the query of the table in the address, so that Back and shared links lead to it. */
function useAddressQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(
    () => queryFromSearchParams(params, {defaults: DEFAULTS, maxPageSize: 100}),
    [params],
  );
  const setQuery = useCallback<NonNullable<ServerTableProps['onQueryChange']>>(
    ({detail}) => setParams(current => queryToSearchParams(detail, {defaults: DEFAULTS, current})),
    [setParams],
  );
  return [query, setQuery] as const;
}

/** The columns that the server knows, and how their cells look. */
function usePatientColumns(): Column<Patient>[] {
  const text = useTexts();
  const {euros} = useFormats();
  const canEdit = usePermission({view: 'patients', method: 'update'});
  return useMemo(() => {
    const looks: Partial<Record<string, (patient: Patient) => ReactNode>> = {
      insurance: ({insurance}) => text.insurances[insurance],
      status: ({status}) => (
        <Badge dot variant={VARIANTS[status]}>
          {text.statuses[status]}
        </Badge>
      ),
      balance: ({balance}) => euros(balance),
    };
    return patientColumns(text).map(column => {
      const look = looks[column.field];
      return {
        ...column,
        ...(look && {render: (_: unknown, patient: Patient) => look(patient)}),
        ...(column.field === 'balance' && {renderTotal: (total: unknown) => euros(Number(total))}),
        ...(!canEdit && {edit: false}),
      } as Column<Patient>;
    });
  }, [text, euros, canEdit]);
}

/** What an Excel file has instead of the values of the server. */
const excelOptions = ({patients, statuses, insurances}: ReturnType<typeof useTexts>) => ({
  sheetName: patients,
  formats: {balance: EURO},
  value: (value: unknown, {field}: {field: string}) =>
    field === 'status'
      ? statuses[value as Patient['status']]
      : field === 'insurance'
        ? insurances[value as Patient['insurance']]
        : undefined,
});
