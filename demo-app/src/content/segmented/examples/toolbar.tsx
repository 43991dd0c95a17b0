import {Segmented} from '@life-changers/react';

const alignments = ['Left', 'Center', 'Right'].map(text => ({text, value: text.toLowerCase()}));

export default function Toolbar() {
  return <Segmented aria-label="Alignment of the text" options={alignments} initValue="left" />;
}
