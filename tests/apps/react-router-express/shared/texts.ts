/** The texts of the app in each of its languages. Those of the library are its own. */

/** The label of each field by its name, for the form and for the sentences of the server. */
const en = {
  labels: {
    name: 'Name',
    birthDate: 'Date of birth',
    sex: 'Sex',
    email: 'Email',
    phone: 'Phone',
    'address.street': 'Street',
    'address.postalCode': 'Postal code',
    'address.city': 'City',
    'insurance.kind': 'Insurance',
    'insurance.number': 'Insurance number',
    'treatment.start': 'First day',
    'treatment.end': 'Last day',
    weight: 'Weight',
    medicines: 'Medicines',
    'medicines.name': 'Medicine',
    'medicines.dose': 'Dose',
    'medicines.unit': 'Unit',
    notes: 'Notes',
    consent: 'The patient agrees to the treatment',
  },
  sexes: {female: 'Female', male: 'Male', other: 'Other'},
  insurances: {public: 'Public', private: 'Private', none: 'None'},
  patients: 'Patients',
  newPatient: 'New patient',
  person: 'Person',
  address: 'Address and insurance',
  treatment: 'Treatment',
  medicine: (number: number) => `Medicine ${number}`,
  addMedicine: 'Add a medicine',
  removeMedicine: 'Remove',
  register: 'Register',
  isRegistered: (name: string) => `${name} is registered already.`,
  interacts: (one: string, other: string) => `${one} must not be combined with ${other}.`,
};

const ar: typeof en = {
  labels: {
    name: 'الاسم',
    birthDate: 'تاريخ الميلاد',
    sex: 'الجنس',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    'address.street': 'الشارع',
    'address.postalCode': 'الرمز البريدي',
    'address.city': 'المدينة',
    'insurance.kind': 'التأمين',
    'insurance.number': 'رقم التأمين',
    'treatment.start': 'اليوم الأول',
    'treatment.end': 'اليوم الأخير',
    weight: 'الوزن',
    medicines: 'الأدوية',
    'medicines.name': 'الدواء',
    'medicines.dose': 'الجرعة',
    'medicines.unit': 'الوحدة',
    notes: 'ملاحظات',
    consent: 'يوافق المريض على العلاج',
  },
  sexes: {female: 'أنثى', male: 'ذكر', other: 'آخر'},
  insurances: {public: 'عام', private: 'خاص', none: 'بدون'},
  patients: 'المرضى',
  newPatient: 'مريض جديد',
  person: 'الشخص',
  address: 'العنوان والتأمين',
  treatment: 'العلاج',
  medicine: number => `الدواء ${number}`,
  addMedicine: 'إضافة دواء',
  removeMedicine: 'إزالة',
  register: 'تسجيل',
  isRegistered: name => `${name} مسجَّل بالفعل.`,
  interacts: (one, other) => `لا يجوز الجمع بين ${one} و${other}.`,
};

/** The texts by language. */
export const texts = {en, ar};

export type Language = keyof typeof texts;

export const languages = Object.keys(texts) as Language[];

export type FieldName = keyof typeof en.labels;
