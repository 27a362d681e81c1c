import { Checkbox, Switch } from '@mowka/kernel/ui'
import type { ComponentProps } from 'react'
import { type FormFieldProps, useFormField } from './use-form-field'

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
