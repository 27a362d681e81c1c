import type { FormApi } from 'final-form'
import { useForm, useFormState } from 'react-final-form'
import { type ListedField, useFormAround } from './form-context'

/** Resets a form to the given values, discarding typed ones. */
export function startOver<Values>(
  form: Pick<FormApi<Values>, 'setConfig' | 'restart'>,
  values: Values,
): void {
  form.setConfig('keepDirtyOnReinitialize', false)
  form.restart(values)
  form.setConfig('keepDirtyOnReinitialize', true)
}

/** Returns the current values, for parts of a form that depend on other fields. */
export function useFormValues<Values>(): Values {
  return useFormState<Values>({ subscription: { values: true } }).values
}

/** Returns the initial values of the fields. */
export function useInitialValues<Values>(): Partial<Values> {
  return useFormState<Values>({ subscription: { initialValues: true } }).initialValues ?? {}
}

/** Returns a function that replaces all values as if they had been saved, e.g. to clear the form. */
export function useFormReset<Values>(): (values: Values) => void {
  const form = useForm<Values>()
  return (values) => startOver(form, values)
}

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
