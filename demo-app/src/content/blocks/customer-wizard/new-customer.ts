/** The values at first. The names are those of the fields. */
export const start = {
  company: '',
  vat: '',
  kind: 'Café',
  street: '',
  city: '',
  days: ['Monday'],
  contact: '',
  email: '',
};

export const kinds = [
  {text: 'Café', value: 'Café', description: 'Espresso and filter, from 2 kg a week'},
  {text: 'Office', value: 'Office', description: 'Beans and a machine that we service'},
  {text: 'Shop', value: 'Shop', description: 'Bags of 250 g with your price on them'},
];

export const days = ['Monday', 'Wednesday', 'Friday'].map(text => ({text, value: text}));

/** What the last step shows: the entries of each step before it. */
export const summaryOf = ({company, vat, kind, street, city, days, contact, email} = start) => [
  {step: 'company', title: 'Company', lines: [company, kind, `VAT ${vat}`]},
  {step: 'delivery', title: 'Delivery', lines: [street, city, days.join(', ')]},
  {step: 'contact', title: 'Contact', lines: [contact, email]},
];

/** Simulates your server, which knows one VAT number. Returns the issues of the form. */
export async function createCustomer({vat = ''}) {
  await new Promise(resolve => setTimeout(resolve, 400));
  return vat === 'SE556677889901'
    ? [{path: 'vat', message: 'This VAT number belongs to Bageriet Söder, who is a customer.'}]
    : [];
}
