import { useForm, useFormState } from 'react-final-form'
import { startOver } from './start-over'

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
