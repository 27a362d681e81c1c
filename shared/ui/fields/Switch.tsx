import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { CheckLine } from './CheckLine'

const Input = styled.input`
  appearance: none;
  flex: none;
  width: 46px;
  height: 28px;
  margin: 0;
  border: 1.5px solid var(--mw-line-strong);
  border-radius: 14px;
  background: var(--mw-sunken);
  cursor: inherit;
  &::after {
    content: '';
    display: block;
    width: 18px;
    height: 18px;
    margin: 3.5px;
    border-radius: 50%;
    background: var(--mw-line-strong);
    transition: transform var(--mw-base) var(--mw-ease);
  }
  &:checked { border-color: var(--mw-text); background: var(--mw-text); }
  &:checked::after { background: var(--mw-card); transform: translateX(18px); }
  &:disabled { opacity: 0.55; }
`
const Note = styled.span`
  display: block;
  color: var(--mw-muted);
  font-size: var(--mw-fs-14);
  font-weight: 400;
`

/** Something that is on or off at once (role switch). */
export function Switch({
  label,
  checked,
  onChange,
  disabled,
  note,
  name,
}: {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Quiet words under the label. */
  note?: ReactNode
  name?: string
}) {
  const id = useId()
  return (
    <CheckLine>
      <Input
        type="checkbox"
        role="switch"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {note !== undefined && <Note id={`${id}-note`}>{note}</Note>}
      </span>
    </CheckLine>
  )
}
