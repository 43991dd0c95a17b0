export {setPhoneNumbers, type ParsedPhoneNumber, type PhoneNumbers} from './phone-numbers.js';
export {readPhone, type PhoneProblem, type PhoneSource, type ReadPhone} from './read-phone.js';
