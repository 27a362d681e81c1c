import { MonthPickerInput } from '@mantine/dates'
import { useId } from 'react'
import type { FieldProps } from '../fields/Field'
import { IconCalendar } from '../icons'
import { wrapperProps } from '../library/Frame'
import { useFloating } from '../library/use-floating'
import { useLabels } from '../theme/labels-context'
import { Calendars } from './Calendars'
import { useDateLabels } from './date-labels'

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
