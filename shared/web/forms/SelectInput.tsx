import { Select, type SelectProps } from '@mowka/kernel/ui'
import { type FormFieldProps, useFormField } from './use-form-field'

type Own = 'name' | 'label' | 'value' | 'onChange' | 'error' | 'id' | 'required'

/** Single choice from a list; an empty string while nothing is selected. */
export function SelectInput<Values = never, Value extends string = string>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, Value | ''> & Omit<SelectProps<Value>, Own>) {
  const { isRequired, ...field } = useFormField<Value | ''>({ name, label, rules })
  return <Select<Value> {...rest} {...field} name={name} label={label} aria-required={isRequired} />
}
