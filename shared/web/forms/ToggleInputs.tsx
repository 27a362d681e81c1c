import { Checkbox, Switch } from '@mowka/kernel/ui'
import type { ComponentProps } from 'react'
import { type FormFieldProps, useFormField } from './use-form-field'

type Own = 'name' | 'label' | 'checked' | 'onChange' | 'error' | 'id' | 'onBlur' | 'required'

/** A consent. With the rule `required` it has to be given. */
export function CheckboxInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, boolean> & Omit<ComponentProps<typeof Checkbox>, Own>) {
  const { isRequired, value, onFocus: _, ...field } = useFormField<boolean>({ name, label, rules })
  return <Checkbox {...rest} {...field} name={name} label={label} checked={value} required={isRequired} />
}

/** Something that is on or off. With the rule `required` it has to be on. */
export function SwitchInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, boolean> & Omit<ComponentProps<typeof Switch>, Own>) {
  const { isRequired: _, value, onFocus: __, ...field } = useFormField<boolean>({ name, label, rules })
  return <Switch {...rest} {...field} name={name} label={label} checked={value} />
}
