import { tidyEmailAddress } from '@mowka/domain/user/email-address'
import {
  Checkbox,
  ChipGroup,
  type ChipOption,
  Select,
  type SelectProps,
  Switch,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '@mowka/kernel/ui'
import type { ComponentProps, ReactNode } from 'react'
import { type FormFieldProps, useFormField } from './use-form-field'

type OwnText = 'name' | 'label' | 'value' | 'onChange' | 'error' | 'id' | 'required'

const trimmed = (text: string): string => text.trim()

type TextInputProps<Values> = FormFieldProps<Values, string> &
  Omit<TextFieldProps, OwnText> & {
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
}: FormFieldProps<Values, string> & Omit<TextAreaProps, OwnText>) {
  const { isRequired, ...field } = useFormField<string>({ name, label, rules }, (text) => text.trim())
  return <TextArea {...rest} {...field} name={name} label={label} aria-required={isRequired} />
}

/** Multiple choice from a few options. */
export function ChipsInput<Values = never, Value extends string = string>({
  name,
  label,
  rules,
  ...rest
}: Omit<FormFieldProps<Values, Value[]>, 'label'> & {
  label: string
  options: readonly ChipOption<Value>[]
  hideLabel?: boolean
  note?: ReactNode
}) {
  const { isRequired: _, onFocus: __, ...field } = useFormField<Value[]>({ name, label, rules })
  return <ChipGroup<Value> {...rest} {...field} label={label} />
}

type Own = 'name' | 'label' | 'checked' | 'onChange' | 'error' | 'id' | 'onBlur' | 'required'

/** A checkbox. The rule `required` requires it to be checked. */
export function CheckboxInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, boolean> & Omit<ComponentProps<typeof Checkbox>, Own>) {
  const { isRequired, value, onFocus: _, ...field } = useFormField<boolean>({ name, label, rules })
  return <Checkbox {...rest} {...field} name={name} label={label} checked={value} required={isRequired} />
}

/** A switch. The rule `required` requires it to be on. */
export function SwitchInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, boolean> & Omit<ComponentProps<typeof Switch>, Own>) {
  const { isRequired: _, value, onFocus: __, ...field } = useFormField<boolean>({ name, label, rules })
  return <Switch {...rest} {...field} name={name} label={label} checked={value} />
}

type OwnSelect = 'name' | 'label' | 'value' | 'onChange' | 'error' | 'id' | 'required'

/** Single choice from a list; an empty string while nothing is selected. */
export function SelectInput<Values = never, Value extends string = string>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, Value | ''> & Omit<SelectProps<Value>, OwnSelect>) {
  const { isRequired, ...field } = useFormField<Value | ''>({ name, label, rules })
  return <Select<Value> {...rest} {...field} name={name} label={label} aria-required={isRequired} />
}
