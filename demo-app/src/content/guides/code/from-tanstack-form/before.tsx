import {useForm} from '@tanstack/react-form';
import {z} from 'zod';

const account = z
  .object({
    email: z.email('This is not an email.'),
    password: z.string().min(8, 'At least 8 characters.'),
    again: z.string(),
  })
  .refine(({password, again}) => password === again, {
    path: ['again'],
    message: 'The passwords differ.',
  });

const create = (email: string) =>
  fetch('/api-stub/echo', {
    method: 'POST',
    body: new URLSearchParams({email}),
  });

export function AccountForm() {
  const form = useForm({
    defaultValues: {email: '', password: '', again: ''},
    validators: {
      onChange: account,
      onSubmitAsync: async ({value}) => {
        const response = await create(value.email);
        return response.ok ? null : {fields: {email: 'Taken.'}};
      },
    },
  });

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      {(['email', 'password', 'again'] as const).map(name => (
        <form.Field key={name} name={name}>
          {({state, handleChange, handleBlur}) => {
            const {errors, isTouched} = state.meta;
            const [error] = isTouched ? errors : [];
            return (
              <>
                <label htmlFor={name}>{name}</label>
                <input
                  id={name}
                  type={name === 'email' ? 'email' : 'password'}
                  value={state.value}
                  onChange={event => handleChange(event.target.value)}
                  onBlur={handleBlur}
                  aria-invalid={Boolean(error)}
                  aria-describedby={`${name}-error`}
                />
                <p id={`${name}-error`}>
                  {typeof error === 'string' ? error : error?.message}
                </p>
              </>
            );
          }}
        </form.Field>
      ))}
      <form.Subscribe selector={({isSubmitting}) => isSubmitting}>
        {isSubmitting => (
          <button type="submit" disabled={isSubmitting}>
            Create
          </button>
        )}
      </form.Subscribe>
    </form>
  );
}
