import { useForm, useFormState } from 'react-final-form'
import { startOver } from './start-over'

/** The current values of the fields, for parts of a form that depend on others. */
export function useFormValues<Values>(): Values {
  return useFormState<Values>({ subscription: { values: true } }).values
}

/** What the fields hold when nobody has changed them. */
export function useInitialValues<Values>(): Partial<Values> {
  return useFormState<Values>({ subscription: { initialValues: true } }).initialValues ?? {}
}

/** Puts other values into the fields, as if they had been saved: after clearing, for example. */
export function useFormReset<Values>(): (values: Values) => void {
  const form = useForm<Values>()
  return (values) => startOver(form, values)
}
