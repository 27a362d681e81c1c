import { tidyEmailAddress } from '@mowka/domain/email-address'
import { TextInput, type TextInputProps } from './TextInput'

/** An e-mail address. Leaving the field tidies it, so the person sees the address that will be used. */
export function EmailInput<Values = never>(
  props: Omit<TextInputProps<Values>, 'tidy' | 'type' | 'inputMode'>,
) {
  return <TextInput<Values> {...props} tidy={tidyEmailAddress} type="email" inputMode="email" />
}
