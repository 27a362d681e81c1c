import { DateInput, DatePickerInput, DatesProvider, MonthPickerInput } from '@mantine/dates'
import { type ReactNode, type Ref, useId, useState } from 'react'
import type { FieldProps } from '../fields/Field'
import { IconCalendar } from '../icons'
import { Frame, wrapperProps } from '../library/Frame'
import { useFloating } from '../library/use-floating'
import { useLabels } from '../theme/contexts'
import { DAY_FORMAT, dayOfText, textOfDay, useDateLabels } from './date-labels'
import 'dayjs/locale/pl'

/** Provider for fields with a calendar: weeks begin on Monday, names are in the page's language. */
function Calendars({ children }: { children: ReactNode }) {
  const { locale } = useLabels()
  return (
    <Frame>
      <DatesProvider settings={{ locale, firstDayOfWeek: 1, weekendDays: [0, 6] }}>{children}</DatesProvider>
    </Frame>
  )
}

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

/**
 * A date field: typed as DD.MM.YYYY or selected in a calendar below. The calendar opens on a click, while typing and
 * with the down arrow, but not on focus alone, which a dialog gives its first field when it opens.
 */
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
  const [isWanted, setWanted] = useState(false)
  const { floating, onOpen, onClose } = useFloating(isWanted)
  return (
    <Calendars>
      <DateInput
        {...rest}
        {...wrapperProps({ label, hideLabel, note, error })}
        onClick={() => setWanted(true)}
        onInput={() => setWanted(true)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') setWanted(true)
        }}
        onBlur={() => {
          setWanted(false)
          rest.onBlur?.()
        }}
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
        popoverProps={{
          ...floating,
          onOpen,
          onClose,
          disabled: !isWanted || rest.readOnly || rest.disabled,
        }}
      />
    </Calendars>
  )
}

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

export type MonthFieldProps = FieldProps & {
  /** YYYY-MM */
  value: string | null
  onChange: (month: string | null) => void
  /** First and last selectable month, YYYY-MM. */
  min?: string
  max?: string
  id?: string
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

const firstDay = (month: string | null | undefined) => (month ? `${month}-01` : undefined)

/** A month field, e.g. for statistics. */
export function MonthField({
  label,
  hideLabel,
  note,
  error,
  value,
  onChange,
  min,
  max,
  required,
  id: ownId,
  ...rest
}: MonthFieldProps) {
  const { clear } = useLabels()
  const labels = useDateLabels()
  const madeId = useId()
  const id = ownId ?? madeId
  const { floating, onOpen, onClose } = useFloating()
  return (
    <Calendars>
      <span hidden id={`${id}-chosen`}>
        {value?.split('-').reverse().join('.')}
      </span>
      <MonthPickerInput
        {...rest}
        {...wrapperProps({ label, hideLabel, note, error })}
        id={id}
        aria-labelledby={`${id}-label ${id}-chosen`}
        value={firstDay(value) ?? null}
        onChange={(day) => onChange(day?.slice(0, 7) ?? null)}
        minDate={firstDay(min)}
        maxDate={firstDay(max)}
        valueFormat="MM.YYYY"
        placeholder={labels.placeholder.slice(3)}
        leftSection={<IconCalendar aria-hidden size={22} />}
        aria-required={required}
        clearable
        clearButtonProps={{ 'aria-label': clear }}
        ariaLabels={labels.controls}
        popoverProps={{ ...floating, id, onOpen, onClose }}
      />
    </Calendars>
  )
}
