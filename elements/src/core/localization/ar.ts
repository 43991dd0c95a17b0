import {describeAccept, type FileKinds} from '../files/describe-accept.js';
import {formatFileSize} from '../files/file-size.js';
import type {LengthUnit} from '../validation/issue.js';
import type {Terms} from './terms.js';

const plural = new Intl.PluralRules('ar');

/** Arabic has six plural forms. These are the ones for one, two, few, many, and other numbers. */
const UNITS: Readonly<Record<LengthUnit | 'file', readonly [string, string, string, string, string]>> = {
  character: ['حرف واحد', 'حرفين', 'أحرف', 'حرفًا', 'حرف'],
  item: ['عنصر واحد', 'عنصرين', 'عناصر', 'عنصرًا', 'عنصر'],
  word: ['كلمة واحدة', 'كلمتين', 'كلمات', 'كلمة', 'كلمة'],
  byte: ['بايت واحد', '2 بايت', 'بايت', 'بايت', 'بايت'],
  file: ['ملف واحد', 'ملفين', 'ملفات', 'ملفًا', 'ملف'],
};

function counted(count: number, unit: LengthUnit | 'file' = 'character'): string {
  const [one, two, few, many, other] = UNITS[unit];
  switch (plural.select(count)) {
    case 'one':
      return one;
    case 'two':
      return two;
    case 'few':
      return `${count} ${few}`;
    case 'many':
      return `${count} ${many}`;
    default:
      return `${count} ${other}`;
  }
}

const DIRECTIONS = {asc: 'تصاعديًا', desc: 'تنازليًا'};
const FILTER_OPERATORS = {
  contains: 'يحتوي على',
  equals: 'يساوي',
  'starts-with': 'يبدأ بـ',
  empty: 'فارغ',
  'not-empty': 'غير فارغ',
};
const TRANSFER_STATUS = {
  waiting: 'في الانتظار',
  sent: 'تم الرفع',
  failed: 'فشل الرفع',
  canceled: 'أُلغي الرفع',
};
const DATE_PARTS = {day: 'اليوم', month: 'الشهر', year: 'السنة'};
const FILE_KINDS: FileKinds = {image: 'صور', audio: 'ملفات صوتية', video: 'مقاطع فيديو', text: 'نصوص'};
const types = (accept: string) => describeAccept(accept, 'ar', FILE_KINDS);
const size = (bytes: number) => formatFileSize(bytes, 'ar');
/** With Latin digits, like the other messages. */
const grouped = (number: number) => number.toLocaleString('ar-u-nu-latn');

/** Arabic, a right-to-left language. Register it with `registerTranslation(ar)`. */
export const ar: Terms & {lang: string} = {
  lang: 'ar',

  thisField: () => 'هذا الحقل',
  valueMissing: label => `${label}: هذا الحقل مطلوب.`,
  mustBeTrue: label => `${label}: يجب تحديد هذا الخيار.`,
  mustBeOn: label => `${label}: يجب تفعيل هذا الخيار.`,
  tooShort: (label, min, unit) => `${label}: يجب إدخال ${counted(min, unit)} على الأقل.`,
  tooLong: (label, max, unit) => `${label}: يجب ألا يتجاوز ${counted(max, unit)}.`,
  lengthBetween: (label, min, max, unit) => `${label}: يجب إدخال ما بين ${min} و${counted(max, unit)}.`,
  lengthExactly: (label, length, unit) => `${label}: يجب إدخال ${counted(length, unit)} بالضبط.`,
  rangeUnderflow: (label, min, isExclusive) =>
    `${label}: يجب أن تكون القيمة ${isExclusive ? `أكثر من ${min}` : `${min} أو أكثر`}.`,
  rangeOverflow: (label, max, isExclusive) =>
    `${label}: يجب أن تكون القيمة ${isExclusive ? `أقل من ${max}` : `${max} أو أقل`}.`,
  dateUnderflow: (label, min, isExclusive) =>
    `${label}: يجب أن يكون التاريخ ${isExclusive ? `بعد ${min}` : `${min} أو بعده`}.`,
  dateOverflow: (label, max, isExclusive) =>
    `${label}: يجب أن يكون التاريخ ${isExclusive ? `قبل ${max}` : `${max} أو قبله`}.`,
  tooSmall: label => `${label}: القيمة صغيرة جدًا.`,
  tooLarge: label => `${label}: القيمة كبيرة جدًا.`,
  tooEarly: label => `${label}: التاريخ مبكر جدًا.`,
  tooLate: label => `${label}: التاريخ متأخر جدًا.`,
  rangeBetween: (label, min, max) => `${label}: يجب أن تكون القيمة من ${min} إلى ${max}.`,
  timeUnderflow: (label, min, max) =>
    `${label}: يجب أن يكون الوقت ${max === undefined ? `${min} أو بعده` : `من ${min} إلى ${max}`}.`,
  timeOverflow: (label, max) => `${label}: يجب أن يكون الوقت ${max} أو قبله.`,
  stepMismatch: (label, step) => `${label}: يجب أن تكون القيمة بخطوات من ${step}.`,
  patternMismatch: label => `${label}: الصيغة غير متوقعة.`,
  notAnEmail: label => `${label}: يجب إدخال عنوان بريد إلكتروني مثل name@example.com.`,
  notAUrl: label => `${label}: يجب إدخال عنوان ويب مثل https://example.com.`,
  notANumber: label => `${label}: يجب إدخال رقم.`,
  notAnInteger: label => `${label}: يجب إدخال عدد صحيح.`,
  notADate: label => `${label}: يجب إدخال تاريخ صالح.`,
  notATime: label => `${label}: يجب إدخال وقت مثل 9:30.`,
  notAnOption: label => `${label}: يجب اختيار أحد الخيارات المتاحة.`,
  fileTypeMismatch: (label, accept) => `${label}: نوع الملف غير مقبول. الأنواع المقبولة: ${types(accept)}.`,
  fileTooLarge: (label, maxSize) => `${label}: الملف كبير جدًا. الحد الأقصى: ${size(maxSize)}.`,
  tooManyFiles: label => `${label}: يرجى اختيار ملف واحد فقط.`,
  notAFile: label => `${label}: هذا مجلد. يرجى اختيار ملف.`,
  notValid: label => `${label}: القيمة غير صالحة.`,
  checkPending: label => `${label}: ما زال التحقق جاريًا.`,
  checkFailed: label => `${label}: تعذّر التحقق. يرجى المحاولة مرة أخرى.`,

  formFailed: () => 'تعذّر إرسال النموذج. يرجى المحاولة مرة أخرى.',
  leaveForm: () => 'لم تُحفظ التغييرات. هل تريد مغادرة هذه الصفحة على أي حال؟',
  errorCount: count =>
    count === 1 ? 'هناك مشكلة واحدة' : count === 2 ? 'هناك مشكلتان' : `عدد المشكلات: ${grouped(count)}`,
  characterCount: (count, max) =>
    max === null ? `عدد الأحرف: ${grouped(count)}` : `${grouped(count)} من أصل ${counted(max)}`,
  charactersLeft: count =>
    count < 0
      ? `تجاوزت الحد بمقدار ${counted(-count)}`
      : count === 0
        ? 'لم يتبقَّ أي حرف'
        : `عدد الأحرف المتبقية: ${grouped(count)}`,
  moreErrors: count => `و${grouped(count)} أخرى`,
  rowAdded: (position, count) => `أُضيف الصف ${position} من ${count}.`,
  rowRemoved: (position, count) => `حُذف الصف ${position}. عدد الصفوف المتبقية: ${count}.`,
  rowMoved: (position, count) => `نُقل الصف إلى الموضع ${position} من ${count}.`,
  steps: () => 'الخطوات',
  stepPosition: (position, count) => `الخطوة ${position} من ${count}:`,
  stepDone: () => 'مكتملة',
  stepInvalid: () => 'فيها أخطاء',
  previousStep: () => 'السابق',
  nextStep: () => 'التالي',
  loadFailed: () => 'عذرًا، حدث خطأ ولم نتمكن من جلب بيانات الجدول. يرجى المحاولة مرة أخرى!',
  pageSizeChangeFailed: () => 'عذرًا، حدث خطأ ولم نتمكن من تغيير حجم الصفحة. يرجى المحاولة مرة أخرى!',
  pageChangeFailed: () => 'عذرًا، حدث خطأ ولم نتمكن من تغيير الصفحة. يرجى المحاولة مرة أخرى!',
  sortFailed: () => 'عذرًا، حدث خطأ ولم نتمكن من ترتيب الجدول. يرجى المحاولة مرة أخرى!',
  noEntries: () => 'لا توجد سجلات لعرضها',
  noEntriesMatch: () => 'لا توجد سجلات تطابق البحث',
  searchedFor: text => `البحث: "${text}"`,
  removeSearch: () => 'مسح البحث',
  entriesInfo: (from, to, total) => `${grouped(from)} - ${grouped(to)} من أصل ${grouped(total)}`,
  entriesShown: (from, to) => `السجلات ${grouped(from)} - ${grouped(to)}`,
  entriesPerPage: () => 'عدد السجلات في الصفحة',
  searchEntries: () => 'بحث',
  loadingEntries: () => 'جارٍ تحميل السجلات',
  retry: () => 'إعادة المحاولة',
  pagination: () => 'الصفحات',
  firstPage: () => 'الصفحة الأولى',
  previousPage: () => 'الصفحة السابقة',
  nextPage: () => 'الصفحة التالية',
  lastPage: () => 'الصفحة الأخيرة',
  pageNumber: page => `الصفحة ${page}`,
  sortedAscending: label => `مرتب حسب ${label} تصاعديًا.`,
  sortedDescending: label => `مرتب حسب ${label} تنازليًا.`,
  selectEntry: name => `تحديد ${name}`,
  selectPage: () => 'تحديد كل سجلات هذه الصفحة',
  selectedCount: count => (count === 0 ? 'لم يتم تحديد أي سجل' : `عدد السجلات المحددة: ${count}`),
  allSelected: () => 'تم تحديد كل السجلات المطابقة',
  selectAllEntries: count => `تحديد الكل (${count})`,
  clearSelection: () => 'مسح التحديد',
  selectionKept: () => 'تبقى السجلات المحددة محددة.',
  sortPosition: (position, direction) => `ترتيب ${position}، ${DIRECTIONS[direction]}`,
  sortedByColumns: columns =>
    `مرتب حسب ${columns.map(({label, direction}) => `${label} ${DIRECTIONS[direction]}`).join('، ثم ')}.`,
  columns: () => 'الأعمدة',
  resetColumns: () => 'إعادة الضبط',
  columnOptions: label => `${label}، خيارات العمود`,
  columnWidth: label => `عرض ${label}`,
  sortAscending: () => 'ترتيب تصاعدي',
  sortDescending: () => 'ترتيب تنازلي',
  moveLeft: () => 'نقل إلى اليسار',
  moveRight: () => 'نقل إلى اليمين',
  pinToStart: () => 'تثبيت في البداية',
  pinToEnd: () => 'تثبيت في النهاية',
  unpin: () => 'إلغاء التثبيت',
  openFilter: () => 'تصفية…',
  resizeColumn: () => 'تغيير العرض…',
  hideColumn: () => 'إخفاء',
  columnMoved: (label, position, count) => `أصبح ${label} العمود ${position} من ${count}.`,
  columnPinned: (label, side) =>
    side === null
      ? `تم إلغاء تثبيت ${label}.`
      : side === 'start'
        ? `تم تثبيت ${label} في البداية.`
        : `تم تثبيت ${label} في النهاية.`,
  columnShown: (label, isShown) => (isShown ? `تم إظهار ${label}.` : `تم إخفاء ${label}.`),
  columnsReset: () => 'تمت إعادة ضبط الأعمدة.',

  entryDetails: name => `تفاصيل ${name}`,
  actions: () => 'الإجراءات',
  entryActions: name => `إجراءات ${name}`,
  filterColumn: label => `تصفية ${label}`,
  filteredColumn: label => `تصفية ${label}، مفعّلة`,
  filterCondition: () => 'الشرط',
  filterOperator: operator => FILTER_OPERATORS[operator],
  filterValue: () => 'القيمة',
  filterFrom: () => 'من',
  filterTo: () => 'إلى',
  searchOptions: () => 'البحث في الخيارات',
  noOptions: () => 'لا توجد خيارات',
  moreOptions: count => `خيارات أخرى: ${grouped(count)}. اكتب لتضييق القائمة.`,
  emptyOption: () => '(فارغ)',
  clearFilter: () => 'مسح',
  clearFilters: () => 'مسح الكل',
  removeFilters: () => 'مسح عوامل التصفية',
  activeFilters: () => 'عوامل التصفية',
  filterInWords: (label, words) => `${label}: ${words}`,
  filterRange: (from, to) => [from && `من ${from}`, to && `إلى ${to}`].filter(Boolean).join(' '),
  filterOptions: (labels, more) => [...labels, ...(more > 0 ? [`${more} أخرى`] : [])].join('، '),
  removeFilter: filter => `إزالة التصفية ${filter}`,
  filteredBy: labels => (labels.length === 0 ? 'لا توجد تصفية.' : `تمت التصفية حسب ${labels.join('، ')}.`),
  downloadRows: () => 'تنزيل CSV',
  downloadingRows: (count, total) =>
    total === Infinity ? `السجلات: ${grouped(count)}` : `${grouped(count)} من أصل ${grouped(total)}`,
  rowsDownloaded: count => `عدد السجلات التي تم تنزيلها: ${grouped(count)}`,
  downloadFailed: () => 'تعذّر التنزيل. يرجى المحاولة مرة أخرى.',
  copyRows: () => 'نسخ',
  rowsCopied: count => `عدد السجلات المنسوخة: ${grouped(count)}`,
  copyFailed: () => 'تعذّر نسخ السجلات.',

  chooseFile: () => 'اختيار ملف',
  replaceFile: () => 'استبدال الملف',
  dropFile: () => 'أفلت ملفًا هنا',
  noFile: () => 'لا يوجد ملف بعد',
  removeFile: name => `إزالة ${name}`,
  fileUploaded: () => 'تم رفعه من قبل',
  acceptedFiles: accept => types(accept),
  largestFile: maxSize => `بحد أقصى ${size(maxSize)}`,
  fileChosen: (name, bytes) => `تم اختيار ${name}، ${size(bytes)}.`,
  fileRemoved: name => `تمت إزالة ${name}.`,
  chooseFiles: () => 'اختيار ملفات',
  addFiles: () => 'إضافة ملفات',
  dropFiles: () => 'أفلت ملفات أو مجلدات هنا',
  fileList: () => 'الملفات المختارة',
  fileCount: count => counted(count, 'file'),
  filesAdded: (count, bytes) => `تمت إضافة ${counted(count, 'file')}، ${size(bytes)}.`,
  fileInList: name => `${name} موجود في القائمة من قبل.`,
  fileNotRead: name => `تعذرت قراءة ${name}.`,
  moreRefused: count => `تعذرت أيضًا إضافة ${counted(count, 'file')}.`,
  sendingFile: name => `جارٍ رفع ${name}`,
  transferStatus: status => TRANSFER_STATUS[status],
  transferFailed: name => `تعذر رفع ${name}.`,
  filesSent: count => `تم رفع ${counted(count, 'file')}.`,
  cancelTransfer: name => `إلغاء رفع ${name}`,
  retryTransfer: name => `إعادة محاولة رفع ${name}`,

  loading: () => 'جارٍ التحميل',
  copy: () => 'نسخ',
  copied: () => 'تم النسخ',
  notCopied: () => 'تعذّر النسخ',
  required: () => 'مطلوب',
  selectAll: () => 'تحديد الكل',
  unselectedOption: () => 'اختر...',
  increase: label => (label === '' ? 'زيادة' : `زيادة ${label}`),
  showPassword: () => 'إظهار كلمة المرور',
  hidePassword: () => 'إخفاء كلمة المرور',
  passwordShown: () => 'كلمة المرور ظاهرة.',
  passwordHidden: () => 'كلمة المرور مخفية.',
  capsLockOn: () => 'مفتاح Caps Lock مفعّل.',
  decrease: label => (label === '' ? 'إنقاص' : `إنقاص ${label}`),
  showSuggestions: () => 'الاقتراحات',
  noSuggestions: () => 'لا توجد اقتراحات',
  suggestionCount: count => `عدد الاقتراحات: ${count}`,
  moreSuggestions: count => `اقتراحات أخرى: ${grouped(count)}. اكتب لتضييق القائمة.`,
  showOptions: () => 'الخيارات',
  optionCount: count => `عدد الخيارات: ${count}`,
  optionLimit: max => `أقصى عدد يمكن اختياره: ${max}.`,
  createOption: text => `إنشاء «${text}»`,
  chosenOptions: () => 'الخيارات المختارة',
  chosenInWords: (texts, more) =>
    `المختار: ${[...texts, ...(more > 0 ? [`وأخرى: ${more}`] : [])].join('، ')}`,
  moreChosen: count => `أخرى: ${count}`,
  fewerChosen: () => 'عرض أقل',
  removeOption: text => `إزالة ${text}`,
  optionAdded: text => `أُضيف ${text}.`,
  optionRemoved: text => `أُزيل ${text}.`,
  optionsFailed: () => 'تعذّر تحميل الخيارات.',
  itemsFailed: () => 'تعذّر تحميل العناصر.',
  loadMoreOptions: () => 'تحميل المزيد من الخيارات',
  optionsSoFar: count => `عدد الخيارات حتى الآن: ${count}`,
  close: () => 'إغلاق',
  accept: () => 'قبول',
  cancel: () => 'إلغاء',
  searchText: () => 'بحث...',
  searchResults: () => 'النتائج',
  searching: () => 'جارٍ البحث',
  resultCount: count => `عدد النتائج: ${count}`,
  noResults: query => `لا توجد نتائج لـ «${query}»`,
  resultsFailed: () => 'تعذّر تحميل النتائج.',
  previousPalettePage: () => 'رجوع',
  palettePage: (name, results) => `${name}: ${results}`,
  paletteKey: action => ({move: 'للتنقل', choose: 'للاختيار', back: 'للرجوع', close: 'للإغلاق'})[action],

  startDate: () => 'تاريخ البداية',
  endDate: () => 'تاريخ النهاية',
  chooseDates: () => 'اختر التواريخ',
  clearDates: () => 'مسح التواريخ',
  presets: () => 'فترات شائعة',
  dateParts: () => 'يوم شهر سنة',
  rangeStart: date => `البداية ${date}. اختر الطرف الآخر.`,
  rangeChosen: (start, end) => `تم اختيار الفترة من ${start} إلى ${end}.`,
  endBeforeStart: () => 'يجب ألا يكون تاريخ النهاية قبل تاريخ البداية.',
  rangeTooShort: (label, days) => `${label}: الحد الأدنى لعدد الأيام هو ${days}.`,
  rangeTooLong: (label, days) => `${label}: الحد الأقصى لعدد الأيام هو ${days}.`,
  rangeUnavailable: label => `${label}: يجب ألا تشمل الفترة أيامًا غير متاحة.`,
  shortYear: label => `${label}: يجب كتابة السنة بأربعة أرقام.`,
  otherCalendar: label => `${label}: يجب كتابة السنة بالتقويم الميلادي، مثل 2026.`,

  chooseDate: () => 'اختر تاريخًا',
  clearDate: () => 'مسح التاريخ',
  previousMonth: () => 'الشهر السابق',
  nextMonth: () => 'الشهر التالي',
  month: () => 'الشهر',
  year: () => 'السنة',
  day: () => 'اليوم',
  datePartsMissing: (label, parts) =>
    `${label}: يجب إدخال ${parts.map(part => DATE_PARTS[part]).join(' و')}.`,
  notARealDate: label => `${label}: هذا التاريخ غير موجود.`,
  timeCaption: () => 'الوقت',
  timeParts: () => 'ساعة:دقيقة',
  noTime: label => `${label}: يجب كتابة التاريخ والوقت.`,

  breadcrumb: () => 'مسار التنقل',
  moreSteps: () => 'إظهار كل الخطوات',
  more: () => 'المزيد',
  notifications: () => 'الإشعارات',
  newNotifications: count => `الإشعارات، عدد الجديد منها: ${count}`,
  settings: () => 'الإعدادات',
  logOut: () => 'تسجيل الخروج',
  clearSearch: () => 'مسح البحث',
  mainMenu: () => 'القائمة الرئيسية',
  openMainMenu: () => 'القائمة',
  closeMainMenu: () => 'إغلاق القائمة',
  skipToContent: () => 'الانتقال إلى المحتوى',
  toastRegion: hotkey => (hotkey === '' ? 'الإشعارات' : `الإشعارات، ${hotkey}`),
  closeNotification: () => 'إغلاق الإشعار',
  toastType: type => ({success: 'نجاح', info: 'معلومة', warning: 'تحذير', error: 'خطأ'})[type],
  toastAction: (action, hotkey) =>
    hotkey === '' ? `زر: ${action}.` : `زر: ${action}. اضغط ${hotkey} للوصول إليه.`,

  remove: () => 'إزالة',
  moreAvatars: count => `آخرون: ${count}`,
};
