/**
 * Phrases that read like a translation, and British spellings, each with what to write instead. A space in a pattern
 * stands for a line break in a comment too. A pattern is as narrow as it takes to refuse no plain English:
 * `tests/node/words.test.ts` has a refused and an allowed sentence for the ones that look alike.
 */
export const PHRASES = [
  {
    pattern: /\b[Gg]rounds? (of|under|in)\b|\b(the|a|any|filled) ground\b/,
    instead: 'background, background color',
  },
  {
    pattern:
      /(?<!\b[Tt]here )\b(is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|\w+er than\b|such\b|while\b|without\b)\w+/,
    instead: 'is not a …',
  },
  {pattern: /(?<!\b[Tt]here )\b(is|are|was|were) none\b/, instead: 'is not one'},
  {pattern: /\b(has|have|had) none\b/, instead: 'has no value'},
  {pattern: /\bwhere there (is|are) none\b/, instead: 'if there is none'},
  {pattern: /\bDefault(:| [`'"\w]+:?) none\b|\bDefault none\b/, instead: 'leave it out'},
  {pattern: /\bon show\b/i, instead: 'shown, visible'},
  {pattern: /\bas with\b/i, instead: 'like'},
  {pattern: /, as (`[^`\n]+`|'[^'\n]+'|"[^"\n]+")(?=[.,;:)]| (or|and)\b)/, instead: 'such as …, like …'},
  {pattern: /\bGives\b/, instead: 'Returns'},
  {pattern: /\bTells\b|\btells? of\b/, instead: 'Reports'},
  {pattern: /\bIs (told|called)\b/, instead: 'Called when, Called with'},
  {pattern: /\bWhat (every|no)\b/, instead: 'Base class for …'},
  {pattern: /\bWhat is (not an?|none|neither)\b/, instead: 'Invalid values …'},
  {pattern: /\bspec, section\b/, instead: 'the rule itself: readers do not have the specification'},
  {pattern: /\banew\b/i, instead: 'again'},
  {pattern: /\bof (its|their|his|her|your|our) own\b(?! accord\b)/, instead: 'its own …'},
  {pattern: /\b(come|comes|came|coming) to rest\b/i, instead: 'settle'},
  {pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix'},
  {
    pattern:
      /\b(parent|app|page)( does| did| has)?( not)? (takes?|took|taken) over\b|\btakes? over (every|the) edit/i,
    instead: 'accepts',
  },
  {pattern: /\b(parent|app)( that)? holds\b/i, instead: 'controlled'},
  {pattern: /\b[Ww]hatever the page (sets|gives|says|does|asks)\b/, instead: 'whatever the app sets'},
  {
    pattern: /\b(the|its|their|no) way (in|out)\b(?! (of|which)\b)/i,
    instead: 'the opening animation, the closing animation',
  },
  {
    pattern: /\b(the|its|their|own|these|those|all|other|such|both|no|many|several) texts\b/i,
    instead: 'text, messages',
  },
  {pattern: /\bnobody (has |had )?touched\b/i, instead: 'pristine'},
  {pattern: /\bWhether there is no\b/, instead: 'Hides the …'},
  {pattern: /\bas soon as one has\b/, instead: 'once its … arrives'},
  {pattern: /(behavi|col|fav|harb|hon|lab|neighb|rum)our/i, instead: 'the American spelling: -or'},
  {pattern: /\b(cent|fib|lit|met|theat)re[sd]?\b|\bcentring\b/i, instead: 'the American spelling: -er'},
  {
    pattern: /(cancell|labell|levell|modell|signall|totall|travell)(ed(?!by)|ing)\b/i,
    instead: 'the American spelling: one l',
  },
  {pattern: /\bfulfil(s|ment)?\b/i, instead: 'the American spelling: fulfill'},
  {
    pattern:
      /\b(author|central|custom|emphas|general|initial|local|maxim|minim|normal|optim|organ|real|recogn|serial|special|stabil|standard|summar|synchron|util|visual)is(e[ds]?|ing|ation|ations)\b/i,
    instead: 'the American spelling: -ize',
  },
  {pattern: /\banalys(e[ds]?|ing)\b/i, instead: 'the American spelling: -yze'},
  {
    pattern: /\b(defence|grey|judgement|licence|maths|offence|whilst|amongst|learnt|spelt)s?\b/i,
    instead: 'the American spelling',
  },
];

/** Text that stands although a phrase refuses it: the specification or another project fixes it word for word. */
export const FIXED = [
  // Fields of the form example.
  {text: 'favouriteSport'},
  {text: 'favouriteLanguage'},
];
