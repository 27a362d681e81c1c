import type { Ref, SelectHTMLAttributes } from 'react'
import styled from 'styled-components'
import { IconChevronDown } from '../icons'
import { controlStyle, Field, type FieldProps, type FieldSize } from './Field'

const Wrap = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 50%;
    right: 12px;
    width: 20px;
    height: 20px;
    margin-top: -10px;
    color: var(--mw-muted);
    pointer-events: none;
  }
`
const Native = styled.select<{ $size?: FieldSize }>`
  ${controlStyle}
  appearance: none;
  padding-right: 40px;
  text-overflow: ellipsis;
  option { background: var(--mw-card); color: var(--mw-text); }
`

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

export type SelectProps<Value extends string> = FieldProps & {
  options: readonly SelectOption<Value>[]
  /** An empty value shows the placeholder. */
  value: Value | ''
  onChange: (value: Value) => void
  /** Displayed while nothing is selected. */
  placeholder?: string
  size?: FieldSize
  ref?: Ref<HTMLSelectElement>
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'size' | 'children'>

/** A native select, so that phones show their own picker. */
export function Select<Value extends string>({
  label,
  hideLabel,
  note,
  error,
  id,
  options,
  value,
  onChange,
  placeholder,
  size,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field label={label} hideLabel={hideLabel} note={note} error={error} id={id}>
      {(control) => (
        <Wrap>
          <Native
            {...rest}
            {...control}
            $size={size}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {(placeholder !== undefined || value === '') &&
              !options.some((option) => option.value === '') && (
                <option value="" disabled hidden>
                  {placeholder ?? ''}
                </option>
              )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <IconChevronDown aria-hidden />
        </Wrap>
      )}
    </Field>
  )
}
