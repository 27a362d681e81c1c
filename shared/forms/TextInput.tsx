import { TextField, type TextFieldProps } from '@mowka/shared/ui'
import { type FormFieldProps, useFormField } from './use-form-field'

type Own = 'name' | 'label' | 'value' | 'onChange' | 'error' | 'id' | 'required'

/** One line of text, kept without the spaces around it. */
export function TextInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, string> & Omit<TextFieldProps, Own>) {
  const { isRequired, ...field } = useFormField<string>({ name, label, rules }, (text) => text.trim())
  return <TextField {...rest} {...field} name={name} label={label} aria-required={isRequired} />
}
