import { useForm, useFormState } from 'react-final-form'
import { type ListedField, useFormAround } from './form-context'

/**
 * Returns the invalid fields in page order, including those whose error is still hidden: for explaining a disabled
 * action.
 */
export function useInvalidFields(): (ListedField & { name: string })[] {
  const form = useForm()
  const { fields } = useFormAround()
  useFormState({ subscription: { errors: true } })
  return [...fields].flatMap(([name, field]) =>
    form.getFieldState(name)?.error === undefined ? [] : { name, ...field },
  )
}
