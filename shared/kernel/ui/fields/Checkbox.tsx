import { type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { media } from '../theme/media'
import { FieldError, isWrong } from './Field'

const Box = styled.div`
  /* Box, label and the space between are the click target, 44 px high. */
  display: flex;
  align-items: flex-start;
  line-height: 1.5;
  label { display: block; padding: 10px 0 10px var(--mw-3); font-weight: 600; cursor: pointer; }
  label[data-disabled] { color: var(--mw-disabled); cursor: not-allowed; }
  input {
    position: relative;
    flex: none;
    appearance: none;
    display: block;
    width: 24px;
    height: 24px;
    margin: 10px 0;
    border: 1.5px solid var(--mw-line-strong);
    border-radius: 8px;
    background: var(--mw-card);
    cursor: pointer;
    &::before { content: ''; position: absolute; inset: -11.5px -1.5px; }
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
    ${media.forcedColors} {
      &:checked::after { border-color: CanvasText; }
      &:indeterminate::after { background: CanvasText; }
    }
    &[aria-invalid='true'] { border-color: var(--mw-danger); }
    &:disabled { opacity: 0.55; }
    &:disabled { cursor: not-allowed; }
  }
`

/** A checkbox for a consent or a choice that is submitted later. */
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
  id: ownId,
  onBlur,
}: {
  label: ReactNode
  /** Hides the label visually (table rows). */
  hideLabel?: boolean
  checked: boolean
  indeterminate?: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  error?: ReactNode
  name?: string
  required?: boolean
  id?: string
  onBlur?: () => void
}) {
  const madeId = useId()
  const id = ownId ?? madeId
  const failed = isWrong(error)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div>
      <Box>
        <input
          ref={box}
          type="checkbox"
          id={id}
          name={name}
          required={required}
          checked={checked}
          disabled={disabled}
          aria-label={hideLabel && typeof label === 'string' ? label : undefined}
          aria-invalid={failed || undefined}
          aria-describedby={failed ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        {!hideLabel && (
          <label htmlFor={id} data-disabled={disabled || undefined}>
            {label}
          </label>
        )}
      </Box>
      {failed && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
