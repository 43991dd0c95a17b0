/** Lets form controls check their `rules`. The rule helpers and the React components import it themselves. */
import {rulesTexts} from '../localization/english/rules.js';
import {addEnglish} from '../localization/registry.js';
import {checkValue, requiresValue} from './rules.js';
import {provideChecker} from './rules-slot.js';

addEnglish(rulesTexts);
provideChecker({checkValue, requiresValue});
