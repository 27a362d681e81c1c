import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { media } from '../theme/media'
import { FieldError, isWrong } from './Field'

const Box = styled.div`
  display: inline-flex;
  /* The label is part of the click target, 44 px high. */
  > label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: var(--mw-3);
    min-height: 44px;
    font-weight: 600;
    cursor: pointer;
  }
  > label:has(input:disabled) { color: var(--mw-disabled); cursor: not-allowed; }
  /* Invisible but focusable; the adjacent span is the visible switch. */
  input {
    position: absolute;
    left: 0;
    z-index: 1;
    appearance: none;
    width: 46px;
    height: 44px;
    margin: 0;
    outline: none;
    cursor: inherit;
  }
  input + span {
    flex: none;
    width: 46px;
    height: 28px;
    border: 1.5px solid var(--mw-line-strong);
    border-radius: 14px;
    background: var(--mw-sunken);
  }
  input + span > span:first-child {
    display: block;
    width: 18px;
    height: 18px;
    margin: 3.5px;
    border-radius: 50%;
    background: var(--mw-line-strong);
    transition: transform var(--mw-base) var(--mw-ease);
  }
  input:checked + span { border-color: var(--mw-text); background: var(--mw-text); }
  input:checked + span > span:first-child { background: var(--mw-card); transform: translateX(18px); }
  input:disabled + span { opacity: 0.55; }
  input:focus-visible + span { outline: 3px solid var(--mw-focus); outline-offset: 2px; }
  ${media.forcedColors} {
    input + span > span:first-child { background: ButtonText; }
    input:checked + span { border-color: Highlight; background: Highlight; }
    input:checked + span > span:first-child { background: HighlightText; }
    input:disabled + span { border-color: GrayText; opacity: 1; }
  }
  small { display: block; color: var(--mw-muted); font-size: var(--mw-fs-14); font-weight: 400; }
`

/** A switch with immediate effect (role switch). */
export function Switch({
  label,
  checked,
  onChange,
  disabled,
  note,
  error,
  name,
  id: ownId,
  onBlur,
}: {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Help text below the label. */
  note?: ReactNode
  /** Error message, if a form requires the switch. */
  error?: ReactNode
  name?: string
  id?: string
  onBlur?: () => void
}) {
  const madeId = useId()
  const id = ownId ?? madeId
  const failed = isWrong(error)
  const describedBy = [failed && `${id}-error`, isWrong(note) && `${id}-note`].filter(Boolean).join(' ')
  return (
    <div>
      <Box>
        <label htmlFor={id}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={checked}
            id={id}
            // The label alone is the name: help text and error are the description.
            aria-labelledby={`${id}-name`}
            aria-describedby={describedBy || undefined}
            aria-invalid={failed || undefined}
            name={name}
            checked={checked}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.checked)}
            onBlur={onBlur}
          />
          <span aria-hidden>
            <span />
          </span>
          <span>
            <span id={`${id}-name`}>{label}</span>
            {isWrong(note) && <small id={`${id}-note`}>{note}</small>}
          </span>
        </label>
      </Box>
      {failed && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
