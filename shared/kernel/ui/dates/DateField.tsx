import { DateInput } from '@mantine/dates'
import type { Ref } from 'react'
import type { FieldProps } from '../fields/Field'
import { IconCalendar } from '../icons'
import { wrapperProps } from '../library/Frame'
import { useFloating } from '../library/use-floating'
import { useLabels } from '../theme/labels-context'
import { Calendars } from './Calendars'
import { useDateLabels } from './date-labels'
import { DAY_FORMAT, dayOfText } from './day-text'

/** Props shared by the date fields. Days are YYYY-MM-DD. */
export type DateLimits = {
  /** First and last selectable day. */
  min?: string
  max?: string
  /** Whether a day within the limits is disabled. */
  isClosed?: (day: string) => boolean
}

export type DateFieldProps = FieldProps &
  DateLimits & {
    value: string | null
    onChange: (day: string | null) => void
    name?: string
    id?: string
    disabled?: boolean
    readOnly?: boolean
    required?: boolean
    onFocus?: () => void
    onBlur?: () => void
    ref?: Ref<HTMLInputElement>
  }

/** A date field: typed as DD.MM.YYYY or selected in a calendar below. */
export function DateField({
  label,
  hideLabel,
  note,
  error,
  min,
  max,
  isClosed,
  required,
  ...rest
}: DateFieldProps) {
  const { clear } = useLabels()
  const labels = useDateLabels()
  const { floating, onOpen, onClose } = useFloating()
  return (
    <Calendars>
      <DateInput
        {...rest}
        {...wrapperProps({ label, hideLabel, note, error })}
        minDate={min}
        maxDate={max}
        excludeDate={isClosed}
        valueFormat={DAY_FORMAT}
        dateParser={(text) => dayOfText(text)}
        placeholder={labels.placeholder}
        leftSection={<IconCalendar aria-hidden size={22} />}
        aria-required={required}
        inputMode="numeric"
        clearable
        clearButtonProps={{ 'aria-label': clear }}
        ariaLabels={labels.controls}
        highlightToday
        hideOutsideDates
        popoverProps={{ ...floating, onOpen, onClose }}
      />
    </Calendars>
  )
}
