import { TextArea, type TextAreaProps } from '@mowka/kernel/ui'
import { type FormFieldProps, useFormField } from './use-form-field'

type Own = 'name' | 'label' | 'value' | 'onChange' | 'error' | 'id' | 'required'

/** Multi-line text, trimmed. */
export function TextAreaInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, string> & Omit<TextAreaProps, Own>) {
  const { isRequired, ...field } = useFormField<string>({ name, label, rules }, (text) => text.trim())
  return <TextArea {...rest} {...field} name={name} label={label} aria-required={isRequired} />
}
