import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../layout/Text'
import { media } from '../theme/media'
import { FieldError, isWrong, labelStyle } from './Field'

const Group = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`
const Label = styled.span`
  ${labelStyle}
`
const Note = styled.span`
  color: var(--mw-muted);
  font-size: var(--mw-fs-14);
`
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mw-2);
`

/** A toggle button styled as a chip; its state is in `aria-pressed`. */
export const Chip = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 44px;
  min-height: 48px;
  padding: 0 12px;
  border: 1.5px solid var(--mw-line-strong);
  border-radius: var(--mw-r-12);
  background: var(--mw-card);
  color: var(--mw-text);
  font-weight: 700;
  ${media.hover} { &:hover { border-color: var(--mw-text); } }
  &[aria-pressed='true'] { border-color: var(--mw-text); background: var(--mw-text); color: var(--mw-card); }
  &:disabled { border-color: var(--mw-line); background: var(--mw-sunken); color: var(--mw-disabled); cursor: not-allowed; }
`

export type ChipOption<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean }

/** Multiple choice with toggle buttons: levels A1 to C2, tags. */
export function ChipGroup<Value extends string>({
  label,
  hideLabel,
  note,
  error,
  options,
  value,
  onChange,
  id: ownId,
  onBlur,
}: {
  label: string
  hideLabel?: boolean
  /** Help text below the chips. */
  note?: ReactNode
  /** Error message. */
  error?: ReactNode
  options: readonly ChipOption<Value>[]
  /** Selected values, in the order of the options. */
  value: readonly Value[]
  onChange: (value: Value[]) => void
  id?: string
  /** Called when focus leaves the whole group. */
  onBlur?: () => void
}) {
  const madeId = useId()
  const id = ownId ?? madeId
  const failed = isWrong(error)
  const describedBy = [failed && `${id}-error`, isWrong(note) && `${id}-note`].filter(Boolean).join(' ')
  return (
    <Group
      id={id}
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={describedBy || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      {hideLabel ? (
        <VisuallyHidden id={`${id}-name`}>{label}</VisuallyHidden>
      ) : (
        <Label id={`${id}-name`}>{label}</Label>
      )}
      <Chips>
        {options.map((option) => {
          const pressed = value.includes(option.value)
          return (
            <Chip
              key={option.value}
              aria-pressed={pressed}
              disabled={option.disabled}
              onClick={() =>
                onChange(
                  options
                    .map((each) => each.value)
                    .filter((each) => (each === option.value ? !pressed : value.includes(each))),
                )
              }
            >
              {option.label}
            </Chip>
          )
        })}
      </Chips>
      {isWrong(note) && <Note id={`${id}-note`}>{note}</Note>}
      {failed && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  )
}
