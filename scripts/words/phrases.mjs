/**
 * Phrases that read like a translation, and British spellings, each with what to write instead. A space in a pattern
 * stands for a line break in a comment too.
 */

/** Never right: `npm test` fails. */
export const REFUSED = [
  [/\b[Gg]rounds? (of|under|in)\b|\b(the|a|any|filled) ground\b/, 'background, background color'],
  [/\bwhere there (is|are) none\b/, 'if there is none'],
  [/\bDefault(:| [`'"\w]+:?) none\b|\bDefault none\b/, 'leave it out'],
  [/\bon show\b/i, 'shown, visible'],
  [/\bspec, section\b/, 'the rule itself: readers do not have the specification'],
  [/\banew\b/i, 'again'],
  [/\bof (its|their|his|her|your|our) own\b(?! accord\b)/, 'its own …'],
  [/\b(come|comes|came|coming) to rest\b/i, 'settle'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bnobody (has |had )?touched\b/i, 'pristine'],
  [/\bWhether there is no\b/, 'Hides the …'],
  [/\bas soon as one has\b/, 'once its … arrives'],
  // Except the names of fields in the form example.
  [/(behavi|col|fav|harb|hon|lab|neighb|rum)our(?!ite(Sport|Language))/i, 'the American spelling: -or'],
  [/\b(cent|fib|lit|met|theat)re[sd]?\b|\bcentring\b/i, 'the American spelling: -er'],
  [/(cancell|labell|levell|modell|signall|totall|travell)(ed(?!by)|ing)\b/i, 'the American spelling: one l'],
  [/\bfulfil(s|ment)?\b/i, 'the American spelling: fulfill'],
  [
    /\b(author|central|custom|emphas|general|initial|local|maxim|minim|normal|optim|organ|real|recogn|serial|special|stabil|standard|summar|synchron|util|visual)is(e[ds]?|ing|ation|ations)\b/i,
    'the American spelling: -ize',
  ],
  [/\banalys(e[ds]?|ing)\b/i, 'the American spelling: -yze'],
  [
    /\b(defence|grey|judgement|licence|maths|offence|whilst|amongst|learnt|spelt)s?\b/i,
    'the American spelling',
  ],
];

/** Often wrong: `npm test` names them. */
export const ADVISED = [
  [
    /(?<!\b[Tt]here )\b(is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|\w+er than\b|such\b|while\b|without\b)\w+/,
    'is not a …',
  ],
  [/(?<!\b[Tt]here )\b(is|are|was|were) none\b/, 'is not one'],
  [/\b(has|have|had) none\b/, 'has no value'],
  [/\bas with\b/i, 'like'],
  [/, as (`[^`\n]+`|'[^'\n]+'|"[^"\n]+")(?=[.,;:)]| (or|and)\b)/, 'such as …, like …'],
  [/\bGives\b/, 'Returns'],
  [/\bTells\b|\btells? of\b/, 'Reports'],
  [/\bIs (told|called)\b/, 'Called when, Called with'],
  [/\bWhat (every|no)\b/, 'Base class for …'],
  [/\bWhat is (not an?|none|neither)\b/, 'Invalid values …'],
  [/\b(parent|app|page)( does| did| has)?( not)? (takes?|took|taken) over\b/i, 'accepts'],
  [/\b(parent|app)( that)? holds\b/i, 'controlled'],
  [/\b[Ww]hatever the page (sets|gives|says|does|asks)\b/, 'whatever the app sets'],
  [/\b(the|its|their|no) way (in|out)\b(?! (of|which)\b)/i, 'the opening animation, the closing animation'],
  [/\b(the|its|their|own|these|those|all|other|such|both|no|many|several) texts\b/i, 'text, messages'],
];
