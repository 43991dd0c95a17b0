import '@life-changers/elements/select';
import '@life-changers/elements/table-columns';
import '@life-changers/elements/table-editing';
import '@life-changers/elements/table-filters';
import '@life-changers/elements/table-narrow';
import '@life-changers/elements/table-ranges';
import {
  Button,
  Callout,
  DataTable,
  usePermission,
  useToast,
  type Column,
  type DataTableProps,
  type EditDetail,
} from '@life-changers/react';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {priceColumns, type Price} from '../shared/price.js';
import {useFormats, useTexts} from './language.js';
import {request, RequestError} from './requests.js';

const newPrice = (): Partial<Price> => ({service: '', kind: 'visit', minutes: 15, price: 50});

/** The price list, to paste into. All changes are one request. */
export function PricesPage() {
  const text = useTexts();
  const toast = useToast();
  const canEdit = usePermission({view: 'prices', method: 'update'});
  const columns = usePriceColumns(canEdit);
  const [rows, setRows] = useState<readonly Price[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(
    (signal?: AbortSignal) =>
      request<Price[]>('GET', '/prices', undefined, signal).then(
        loaded => {
          setRows(loaded);
          setHasFailed(false);
        },
        () => {
          if (!signal?.aborted) setHasFailed(true);
        },
      ),
    [],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);

  const save = async ({edits, signal}: EditDetail) => {
    try {
      const saved = await request<Price[]>('PATCH', '/prices', {edits}, signal);
      toast.success(text.saved);
      return saved;
    } catch (error) {
      // The table shows each message of the server in its cell.
      if (error instanceof RequestError && error.status < 500) throw error.body;
      throw new Error(text.failed, {cause: error});
    }
  };

  const editing: Partial<Omit<DataTableProps<Price>, 'rows' | 'columns'>> = {
    ranges: true,
    saveBy: 'all',
    newRow: newPrice,
    removable: true,
    onEdit: event => event.waitUntil(save(event.detail)),
  };

  return (
    <>
      <title>{`${text.prices} – ${text.clinic}`}</title>
      <header className="page-header">
        <div>
          <h1>{text.prices}</h1>
          <p className="quiet">{canEdit ? text.pricesLead : text.onlyAdmins}</p>
        </div>
      </header>
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
      ) : (
        <DataTable<Price>
          className="plain-table"
          label={text.prices}
          columns={columns}
          rows={rows}
          pageSize={50}
          narrow="stack"
          {...(canEdit && editing)}
        />
      )}
    </>
  );
}

function usePriceColumns(canEdit: boolean): Column<Price>[] {
  const text = useTexts();
  const {euros} = useFormats();
  return useMemo(
    () =>
      priceColumns(text).map(column => ({
        ...column,
        ...(column.field === 'kind' && {
          render: (kind: Price['kind'] | undefined) => kind && text.kinds[kind],
        }),
        ...(column.field === 'price' && {
          render: (price: number | null | undefined) => (price == null ? '' : euros(price)),
        }),
        ...(!canEdit && {edit: false}),
      })) as Column<Price>[],
    [text, euros, canEdit],
  );
}
