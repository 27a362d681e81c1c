import { Slider } from '@mowka/kernel/ui/controls'
import {
  FileField,
  type FileFieldProps,
  MultiSelect,
  type MultiSelectProps,
  NumberField,
  type NumberFieldProps,
  SuggestField,
  type SuggestFieldProps,
  TagsField,
  type TagsFieldProps,
} from '@mowka/kernel/ui/forms'
import type { ComponentProps } from 'react'
import { type FormFieldProps, useFormField } from './use-form-field'

/** Props of a kit component that the form provides. */
type Own = 'name' | 'label' | 'value' | 'onChange' | 'error' | 'id' | 'onFocus' | 'onBlur' | 'required'

/** A slider. */
export function SliderInput<Values = never>({
  name,
  label,
  ...rest
}: FormFieldProps<Values, number> & Omit<ComponentProps<typeof Slider>, 'label' | 'value' | 'onChange'>) {
  const { value, onChange } = useFormField<number>({ name, label })
  return <Slider {...rest} label={label} value={value} onChange={onChange} />
}

/** A number; `null` if empty. */
export function NumberInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, number | null> & Omit<NumberFieldProps, Own>) {
  const { isRequired, ...field } = useFormField<number | null>({ name, label, rules })
  return <NumberField {...rest} {...field} name={name} label={label} required={isRequired} />
}

/** Multiple choice from a long list. */
export function MultiSelectInput<Values = never, Value extends string = string>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, Value[]> & Omit<MultiSelectProps<Value>, Own>) {
  const { isRequired, ...field } = useFormField<Value[]>({ name, label, rules })
  return <MultiSelect<Value> {...rest} {...field} label={label} required={isRequired} />
}

/** Free-form tags. */
export function TagsInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, string[]> & Omit<TagsFieldProps, Own>) {
  const { isRequired, ...field } = useFormField<string[]>({ name, label, rules })
  return <TagsField {...rest} {...field} label={label} required={isRequired} />
}

/** Single-line text with suggestions, trimmed. */
export function SuggestInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, string> & Omit<SuggestFieldProps, Own>) {
  const { isRequired, ...field } = useFormField<string>({ name, label, rules }, (text) => text.trim())
  return <SuggestField {...rest} {...field} name={name} label={label} required={isRequired} />
}

/** One or several files. */
export function FileInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, File[]> & Omit<FileFieldProps, Own>) {
  const { isRequired, ...field } = useFormField<File[]>({ name, label, rules })
  return <FileField {...rest} {...field} label={label} required={isRequired} />
}
