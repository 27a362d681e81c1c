import { DatePickerInput } from '@mantine/dates'
import { useId } from 'react'
import type { FieldProps } from '../fields/Field'
import { IconCalendar } from '../icons'
import { wrapperProps } from '../library/Frame'
import { useFloating } from '../library/use-floating'
import { useLabels } from '../theme/labels-context'
import { Calendars } from './Calendars'
import type { DateLimits } from './DateField'
import { useDateLabels } from './date-labels'
import { DAY_FORMAT, textOfDay } from './day-text'

/** First and last day; the last one is `null` while only the first is selected. */
export type DateRange = readonly [string | null, string | null]

export type DateRangeFieldProps = FieldProps &
  DateLimits & {
    value: DateRange
    onChange: (range: DateRange) => void
    id?: string
    disabled?: boolean
    readOnly?: boolean
    required?: boolean
    onFocus?: () => void
    onBlur?: () => void
  }

/** A date range, selected in one calendar. */
export function DateRangeField({
  label,
  hideLabel,
  note,
  error,
  value,
  onChange,
  min,
  max,
  isClosed,
  required,
  id: ownId,
  ...rest
}: DateRangeFieldProps) {
  const { clear } = useLabels()
  const labels = useDateLabels()
  const madeId = useId()
  const id = ownId ?? madeId
  const { floating, onOpen, onClose } = useFloating()
  const [first, last] = value
  const chosen = first ? `${textOfDay(first)} – ${last ? textOfDay(last) : ''}` : ''
  return (
    <Calendars>
      <span hidden id={`${id}-chosen`}>
        {chosen}
      </span>
      <DatePickerInput
        {...rest}
        {...wrapperProps({ label, hideLabel, note, error })}
        id={id}
        // Includes the button's text, because a label alone would hide the selection.
        aria-labelledby={`${id}-label ${id}-chosen`}
        type="range"
        value={[first, last]}
        onChange={onChange}
        minDate={min}
        maxDate={max}
        excludeDate={isClosed}
        valueFormat={DAY_FORMAT}
        placeholder={`${labels.placeholder} – ${labels.placeholder}`}
        leftSection={<IconCalendar aria-hidden size={22} />}
        aria-required={required}
        allowSingleDateInRange
        clearable
        clearButtonProps={{ 'aria-label': clear }}
        ariaLabels={labels.controls}
        highlightToday
        hideOutsideDates
        popoverProps={{ ...floating, id, onOpen, onClose }}
      />
    </Calendars>
  )
}
