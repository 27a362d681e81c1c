import { tidyEmailAddress } from '@mowka/domain/email-address'
import { TextInput, type TextInputProps } from './TextInput'

/** Email field. The address is tidied on blur, so that the user sees the one that will be used. */
export function EmailInput<Values = never>(
  props: Omit<TextInputProps<Values>, 'tidy' | 'type' | 'inputMode'>,
) {
  return <TextInput<Values> {...props} tidy={tidyEmailAddress} type="email" inputMode="email" />
}
