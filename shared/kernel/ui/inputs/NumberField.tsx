import { NumberInput } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import type { FieldProps } from '../fields/Field'
import { Frame, wrapperProps } from '../library/Frame'
import { useInputLabels } from './input-labels'

/** Parses the input as a number; `null` if it isn't one ("-", ""). */
const numberOf = (written: number | string): number | null => {
  const number = typeof written === 'number' ? written : Number.parseFloat(written)
  return Number.isFinite(number) ? number : null
}

export type NumberFieldProps = FieldProps & {
  value: number | null
  onChange: (value: number | null) => void
  /** Limits of the buttons and arrow keys; validation rules reject typed values beyond them. */
  min?: number
  max?: number
  step?: number
  /** Number of decimals (default 0). */
  decimals?: number
  /** Text after the number, e.g. " zł". */
  suffix?: string
  leftIcon?: ReactNode
  name?: string
  placeholder?: string
  id?: string
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  onFocus?: () => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A number field with arrow buttons, formatted for the interface language. */
export function NumberField({
  label,
  hideLabel,
  note,
  error,
  value,
  onChange,
  decimals = 0,
  leftIcon,
  required,
  ...rest
}: NumberFieldProps) {
  const labels = useInputLabels()
  // "1," has the value 1, but must stay "1," while the user continues typing.
  const [written, setWritten] = useState<number | string>(value ?? '')
  return (
    <Frame>
      <NumberInput
        {...rest}
        {...wrapperProps({ label, hideLabel, note, error })}
        value={numberOf(written) === value ? written : (value ?? '')}
        onChange={(next) => {
          setWritten(next)
          if (numberOf(next) !== value) onChange(numberOf(next))
        }}
        leftSection={leftIcon}
        aria-required={required}
        allowDecimal={decimals > 0}
        decimalScale={decimals}
        decimalSeparator={labels.decimal}
        allowedDecimalSeparators={[',', '.']}
        thousandSeparator={labels.thousands}
        clampBehavior="none"
      />
    </Frame>
  )
}
