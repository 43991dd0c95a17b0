/** The languages of `@life-changers/elements`, which are the names of its modules in `languages`, and English. */
export const LANGUAGES = (
  'en ar bg bn ca cs da de el es et fa fi fr ga he hi hr hu id it ja ko lt lv mt nb nl pl pt pt-BR ro ru sk sl sr sv ' +
  'th tr uk vi zh zh-Hant'
).split(' ');

const RIGHT_TO_LEFT = ['ar', 'fa', 'he'];

/** Returns the `dir` of a language. */
export const directionOf = language => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr');

/** Returns the name that the module of a language exports, such as `ptBR` for `pt-BR`. */
export const exportOf = language => language.replace('-', '');
