import { useForm, useFormState } from 'react-final-form'
import { type ListedField, useFormAround } from './form-context'

/**
 * The fields whose values break a rule, in the order of the page, whether they show it yet or not: for what has to say
 * why it waits until the form is valid.
 */
export function useInvalidFields(): (ListedField & { name: string })[] {
  const form = useForm()
  const { fields } = useFormAround()
  useFormState({ subscription: { errors: true } })
  return [...fields].flatMap(([name, field]) =>
    form.getFieldState(name)?.error === undefined ? [] : { name, ...field },
  )
}
