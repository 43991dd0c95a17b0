import {signUp} from '../../schemas/sign-up.js';
import {SignUpForm} from './sign-up-form.js';

export default function OneSchema() {
  return <SignUpForm rules={signUp.schema} />;
}
