import {
  DateField,
  type DateFieldProps,
  type DateRange,
  DateRangeField,
  type DateRangeFieldProps,
  MonthField,
  type MonthFieldProps,
} from '@mowka/kernel/ui/dates'
import { type FormFieldProps, useFormField } from './use-form-field'

/** Props of a kit component that the form provides. */
type Own = 'name' | 'label' | 'value' | 'onChange' | 'error' | 'id' | 'onFocus' | 'onBlur' | 'required'

/** A date, YYYY-MM-DD; `null` if empty. */
export function DateInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, string | null> & Omit<DateFieldProps, Own>) {
  const { isRequired, ...field } = useFormField<string | null>({ name, label, rules })
  return <DateField {...rest} {...field} name={name} label={label} required={isRequired} />
}

/** A date range. */
export function DateRangeInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, DateRange> & Omit<DateRangeFieldProps, Own>) {
  const { isRequired, ...field } = useFormField<DateRange>({ name, label, rules })
  return <DateRangeField {...rest} {...field} label={label} required={isRequired} />
}

/** A month, YYYY-MM; `null` if empty. */
export function MonthInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, string | null> & Omit<MonthFieldProps, Own>) {
  const { isRequired, ...field } = useFormField<string | null>({ name, label, rules })
  return <MonthField {...rest} {...field} label={label} required={isRequired} />
}
