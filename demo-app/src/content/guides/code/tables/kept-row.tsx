import '@life-changers/elements/table-scroll';
import {ServerTable} from '@life-changers/react';
import {useSearchParams} from 'react-router-dom';

const columns = [
  {label: 'Time', field: 'time'},
  {label: 'Message', field: 'message'},
];

export default function Log() {
  const [params, setParams] = useSearchParams();
  return (
    <ServerTable
      label="Log"
      endpoint="/api/log"
      columns={columns}
      paging="scroll"
      scrollRow={Number(params.get('entry')) || null}
      onScrollRowChange={({detail}) =>
        setParams({entry: String(detail.row)}, {replace: true})
      }
    />
  );
}
