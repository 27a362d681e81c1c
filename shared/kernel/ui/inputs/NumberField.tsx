import { NumberInput } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import type { FieldProps } from '../fields/Field'
import { Frame, wrapperProps } from '../library/Frame'
import { useInputLabels } from './input-labels'

/** A number from the text in the box; null while it is none ("-", ""). */
const numberOf = (written: number | string): number | null => {
  const number = typeof written === 'number' ? written : Number.parseFloat(written)
  return Number.isFinite(number) ? number : null
}

export type NumberFieldProps = FieldProps & {
  value: number | null
  onChange: (value: number | null) => void
  /** The buttons and arrow keys stop here; what is typed beyond is a rule's to refuse. */
  min?: number
  max?: number
  step?: number
  /** Digits behind the decimal comma (0). */
  decimals?: number
  /** Behind the number, e.g. " zł". */
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

/** A number to type or to step through with arrows, written as the language writes numbers. */
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
  // "1," is 1 for everyone else, and must stay "1," for the person who goes on typing.
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
