import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { useId } from 'react'
import styled from 'styled-components'

const Box = styled.fieldset`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${tokens.s1};
  min-width: 0;
  margin: 0;
  padding: 4px;
  border: 1px solid ${tokens.line};
  border-radius: 14px;
  background: ${tokens.sunken};
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 0 12px;
    border-radius: 10px;
    color: ${tokens.muted};
    font-size: ${tokens.fs14};
    font-weight: ${tokens.fwStrong};
    cursor: pointer;
  }
  label:has(:checked) { background: ${tokens.raised}; box-shadow: 0 0 0 1px ${tokens.line}; color: ${tokens.text}; }
  label:has(:focus-visible) { outline: 3px solid ${tokens.focus}; outline-offset: 2px; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
`

/** Segmented control for two or three views. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <Box>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Box>
  )
}
