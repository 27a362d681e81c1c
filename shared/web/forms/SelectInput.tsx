import { Select, type SelectProps } from '@mowka/kernel/ui'
import { type FormFieldProps, useFormField } from './use-form-field'

type Own = 'name' | 'label' | 'value' | 'onChange' | 'error' | 'id' | 'required'

/** One out of a list; an empty text while nothing is chosen. */
export function SelectInput<Values = never, Value extends string = string>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, Value | ''> & Omit<SelectProps<Value>, Own>) {
  const { isRequired, ...field } = useFormField<Value | ''>({ name, label, rules })
  return <Select<Value> {...rest} {...field} name={name} label={label} aria-required={isRequired} />
}
