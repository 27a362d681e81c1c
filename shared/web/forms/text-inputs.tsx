import { tidyEmailAddress } from '@mowka/domain/user/email-address'
import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from '@mowka/kernel/ui'
import { type FormFieldProps, useFormField } from './use-form-field'

type Own = 'name' | 'label' | 'value' | 'onChange' | 'error' | 'id' | 'required'

const trimmed = (text: string): string => text.trim()

type TextInputProps<Values> = FormFieldProps<Values, string> &
  Omit<TextFieldProps, Own> & {
    /** Normalizes the text on blur; trims by default. */
    tidy?: (text: string) => string
  }

/** Single-line text. */
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

/** Email field. The address is tidied on blur, so that the user sees the one that will be used. */
export function EmailInput<Values = never>(
  props: Omit<TextInputProps<Values>, 'tidy' | 'type' | 'inputMode'>,
) {
  return <TextInput<Values> {...props} tidy={tidyEmailAddress} type="email" inputMode="email" />
}

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
