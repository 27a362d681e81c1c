import { ChipGroup, type ChipOption } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { type FormFieldProps, useFormField } from './use-form-field'

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
