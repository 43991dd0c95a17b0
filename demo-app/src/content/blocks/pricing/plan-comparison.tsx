import {features, plans} from './plans.js';

/** What each plan has. On a phone, it scrolls sideways, so it can have the focus. */
export function PlanComparison() {
  return (
    <div className="pricing-table" role="region" aria-labelledby="pricing-comparison" tabIndex={0}>
      <table>
        <caption id="pricing-comparison">What is in each plan</caption>
        <thead>
          <tr>
            <td />
            {plans.map(({id, name}) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({name, values}) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={plans[index]!.id}>
                  {typeof value === 'string' ? value : <Mark isIncluded={value} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Mark({isIncluded}: {isIncluded: boolean}) {
  return (
    <span
      className={isIncluded ? 'pricing-yes' : 'pricing-no'}
      role="img"
      aria-label={isIncluded ? 'Included' : 'Not included'}
    />
  );
}
