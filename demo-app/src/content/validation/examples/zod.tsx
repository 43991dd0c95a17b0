import {signUpZod} from '../../schemas/sign-up-zod.js';
import {SignUpForm} from './sign-up-form.js';

export default function Zod() {
  return <SignUpForm rules={signUpZod.shape} />;
}
