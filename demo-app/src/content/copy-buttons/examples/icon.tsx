import {CopyButton} from '@life-changers/react';

const numbers = [
  {name: 'IBAN', value: 'DE75 5121 0800 1245 1261 99'},
  {name: 'BIC', value: 'SOGEDEFFXXX'},
];

export default function Icons() {
  return (
    <article>
      {numbers.map(({name, value}) => (
        <div key={name} className="row">
          <span>
            {name}: {value}
          </span>
          <CopyButton value={value} text={`Copy the ${name}`} variant="ghost" size="sm" iconOnly />
        </div>
      ))}
    </article>
  );
}
