import {Tooltip} from '@life-changers/react';

const actions = [
  {id: 'bold', sign: <b>B</b>, name: 'Bold (Ctrl+B)'},
  {id: 'italic', sign: <i>I</i>, name: 'Italic (Ctrl+I)'},
  {id: 'underline', sign: <u>U</u>, name: 'Underline (Ctrl+U)'},
];

export default function Naming() {
  return (
    <div role="group" aria-label="Text style">
      {actions.map(({id, sign, name}) => (
        <span key={id}>
          <button id={id} type="button">
            {sign}
          </button>
          <Tooltip for={id} naming>
            {name}
          </Tooltip>
        </span>
      ))}
    </div>
  );
}
