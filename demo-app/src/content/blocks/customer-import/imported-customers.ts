/** A file as a spreadsheet of customers saves it: with semicolons, days as in Germany, and two mistakes. */
export const sampleFile = `Customer;Town;Plan;Coffee a month;Since
Café Almada;Lisbon;Weekly;12,5;03.02.2024
Campus Nord;Uppsala;Monthly;40;17.06.2023
Hotel Marlow;Copenhagen;Daily;30;01.09.2022
Officina Verdi;Milan;Weekly;48;22.01.2021
;Dublin;Monthly;9,25;11.11.2024
Kiosk Nordhavn;Copenhagen;Weekly;6;05.05.2025
`;

export const plans = [
  {value: 'weekly', label: 'Weekly'},
  {value: 'monthly', label: 'Monthly'},
];

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server, which has a customer called Campus Nord already. It throws what a server answers. */
export async function saveCustomers(rows = [{name: ''}]) {
  await answer();
  const known = rows.findIndex(({name}) => name === 'Campus Nord');
  if (known !== -1)
    throw Object.assign(new Error('The customers were not saved.'), {
      errors: {[`rows[${known}].name`]: 'This customer is in your list.'},
    });
}
