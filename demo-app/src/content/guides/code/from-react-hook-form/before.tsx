import {zodResolver} from '@hookform/resolvers/zod';
import {useFieldArray, useForm} from 'react-hook-form';
import {z} from 'zod';

const team = z.object({
  name: z.string().min(2, 'Name must have at least 2 characters.'),
  members: z.array(z.object({email: z.email('This is not an email.')})),
});

type Team = z.infer<typeof team>;

const save = (values: Team) =>
  fetch('/api-stub/echo', {
    method: 'POST',
    body: new URLSearchParams({name: values.name}),
  });

export function TeamForm() {
  const {control, formState, handleSubmit, register, setError} =
    useForm<Team>({
      resolver: zodResolver(team),
      defaultValues: {name: '', members: [{email: ''}]},
    });
  const {fields, append, remove} = useFieldArray({
    control,
    name: 'members',
  });
  const {errors, isSubmitting} = formState;

  const onSubmit = handleSubmit(async values => {
    const response = await save(values);
    if (!response.ok)
      setError('name', {type: 'server', message: 'Taken.'});
  });

  return (
    <form noValidate onSubmit={event => void onSubmit(event)}>
      <label htmlFor="name">Name</label>
      <input
        id="name"
        aria-invalid={Boolean(errors.name)}
        aria-describedby="name-error"
        {...register('name')}
      />
      <p id="name-error">{errors.name?.message}</p>
      {fields.map(({id}, index) => (
        <div key={id}>
          <label htmlFor={id}>Email</label>
          <input
            id={id}
            type="email"
            aria-invalid={Boolean(errors.members?.[index]?.email)}
            aria-describedby={`${id}-error`}
            {...register(`members.${index}.email`)}
          />
          <p id={`${id}-error`}>
            {errors.members?.[index]?.email?.message}
          </p>
          <button type="button" onClick={() => remove(index)}>
            Remove
          </button>
        </div>
      ))}
      <button type="button" onClick={() => append({email: ''})}>
        Add a member
      </button>
      <button type="submit" disabled={isSubmitting}>
        Save
      </button>
    </form>
  );
}
