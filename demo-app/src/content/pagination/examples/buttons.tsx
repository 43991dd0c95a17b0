import {Pagination} from '@life-changers/react';

export default function Buttons() {
  return (
    <article>
      <Pagination label="Pages of a photo album" total={40} page={20} pageButtons={3} />
      <Pagination label="Pages of a magazine" total={40} page={20} pageButtons={9} />
    </article>
  );
}
