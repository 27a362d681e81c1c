import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { CheckLine } from './CheckLine'
import { FieldError } from './Field'

const Box = styled.input`
  position: relative;
  appearance: none;
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1.5px solid var(--mw-line-strong);
  border-radius: 8px;
  background: var(--mw-card);
  cursor: inherit;
  &:checked, &:indeterminate { border-color: var(--mw-text); background: var(--mw-text); }
  &:checked::after {
    content: '';
    position: absolute;
    top: 2.5px;
    left: 7px;
    width: 7px;
    height: 12px;
    border: solid var(--mw-card);
    border-width: 0 2.5px 2.5px 0;
    border-radius: 1px;
    transform: rotate(42deg);
  }
  &:indeterminate::after {
    content: '';
    position: absolute;
    top: 9px;
    left: 5px;
    width: 11px;
    height: 2.5px;
    border: 0;
    background: var(--mw-card);
    transform: none;
  }
  &[aria-invalid='true'] { border-color: var(--mw-danger); }
  &:disabled { opacity: 0.55; }
`

/** A consent or a choice that is sent later. */
export function Checkbox({
  label,
  hideLabel,
  checked,
  indeterminate = false,
  onChange,
  disabled,
  error,
  name,
  required,
}: {
  label: ReactNode
  /** Only a box to see (rows of a table). */
  hideLabel?: boolean
  checked: boolean
  indeterminate?: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  error?: ReactNode
  name?: string
  required?: boolean
}) {
  const id = useId()
  const failed = error !== undefined && error !== null && error !== false && error !== ''
  return (
    <div>
      <CheckLine $top>
        <Box
          type="checkbox"
          name={name}
          required={required}
          checked={checked}
          disabled={disabled}
          ref={(node) => {
            if (node) node.indeterminate = indeterminate
          }}
          aria-label={hideLabel && typeof label === 'string' ? label : undefined}
          aria-invalid={failed || undefined}
          aria-describedby={failed ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {!hideLabel && <span>{label}</span>}
      </CheckLine>
      {failed && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
