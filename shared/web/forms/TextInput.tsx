import { TextField, type TextFieldProps } from '@mowka/kernel/ui'
import { type FormFieldProps, useFormField } from './use-form-field'

type Own = 'name' | 'label' | 'value' | 'onChange' | 'error' | 'id' | 'required'

const trimmed = (text: string): string => text.trim()

export type TextInputProps<Values> = FormFieldProps<Values, string> &
  Omit<TextFieldProps, Own> & {
    /** The form in which the text is stored, shown once the field is left; without the spaces around it by default. */
    tidy?: (text: string) => string
  }

/** One line of text. */
export function TextInput<Values = never>({
  name,
  label,
  rules,
  tidy = trimmed,
  ...rest
}: TextInputProps<Values>) {
  const { isRequired, ...field } = useFormField<string>({ name, label, rules }, tidy)
  return <TextField {...rest} {...field} name={name} label={label} aria-required={isRequired} />
}
