export {checkChoice, chosenOption, submittedChoice, type Choice} from './choice.js';
export {readOptions, type Option} from './option.js';
