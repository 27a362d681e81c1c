import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'

const List = styled.div<{ $full?: boolean }>`
  display: ${({ $full }) => ($full ? 'grid' : 'inline-flex')};
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--mw-1);
  max-width: 100%;
  padding: 4px;
  overflow-x: auto;
  border: 1px solid var(--mw-line);
  border-radius: 14px;
  background: var(--mw-sunken);
  scrollbar-width: none;
`
const Tab = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--mw-2);
  min-height: 44px;
  padding: 0 18px;
  border: 0;
  border-radius: 10px;
  background: none;
  color: var(--mw-muted);
  font-weight: 700;
  white-space: nowrap;
  &:hover { color: var(--mw-text); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-selected='true'], &[aria-checked='true'] {
    background: var(--mw-raised);
    box-shadow: 0 0 0 1px var(--mw-line), 0 1px 3px rgb(11 37 69 / 0.1);
    color: var(--mw-text);
    font-weight: 800;
  }
  &:disabled { color: var(--mw-disabled); cursor: not-allowed; }
`
const Count = styled.span`
  min-width: 24px;
  padding: 0 7px;
  border-radius: 12px;
  background: var(--mw-navy-soft);
  color: var(--mw-text);
  font-size: var(--mw-fs-13);
  font-weight: 800;
  line-height: 24px;
  text-align: center;
`
const Panel = styled.div`
  &:focus-visible { outline-offset: 4px; border-radius: var(--mw-r-8); }
`

export type TabOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** A number beside the words. */
  count?: number
  icon?: ReactNode
  disabled?: boolean
}

type Common<Value extends string> = {
  /** What is being chosen, for screen readers. */
  label: string
  options: readonly TabOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Equal widths over the whole line. */
  fullWidth?: boolean
}

/** Arrow keys move among what can be chosen, Home and End to its ends. */
function step<Value extends string>(
  event: KeyboardEvent,
  options: readonly TabOption<Value>[],
  value: Value,
): Value | null {
  const open = options.filter((option) => !option.disabled)
  const at = open.findIndex((option) => option.value === value)
  const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown'
  const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp'
  const target = forward
    ? open[(at + 1) % open.length]
    : back
      ? open[(at - 1 + open.length) % open.length]
      : event.key === 'Home'
        ? open[0]
        : event.key === 'End'
          ? open.at(-1)
          : undefined
  if (!target) return null
  event.preventDefault()
  return target.value
}

function useRoving<Value extends string>({ options, value, onChange }: Common<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = step(event, options, value)
    if (next === null) return
    onChange(next)
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next)}"]`)?.focus()
  }
  return { list, onKeyDown }
}

const face = <Value extends string>(option: TabOption<Value>) => (
  <>
    {option.icon}
    {option.label}
    {option.count !== undefined && <Count>{option.count}</Count>}
  </>
)

/** Tabs with the panel of the chosen one as children. */
export function Tabs<Value extends string>(props: Common<Value> & { children?: ReactNode }) {
  const { label, options, value, onChange, fullWidth, children } = props
  const id = useId()
  const { list, onKeyDown } = useRoving(props)
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} $full={fullWidth} onKeyDown={onKeyDown}>
        {options.map((option) => (
          <Tab
            key={option.value}
            type="button"
            role="tab"
            id={`${id}-${option.value}`}
            data-value={option.value}
            aria-selected={option.value === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={option.value === value ? 0 : -1}
            disabled={option.disabled}
            onClick={() => onChange(option.value)}
          >
            {face(option)}
          </Tab>
        ))}
      </List>
      {children !== undefined && (
        <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={0}>
          {children}
        </Panel>
      )}
    </>
  )
}

/** One of a few values at once (radio group): periods of a ranking, sort of a list. */
export function SegmentedControl<Value extends string>(props: Common<Value>) {
  const { label, options, value, onChange, fullWidth } = props
  const { list, onKeyDown } = useRoving(props)
  return (
    <List ref={list} role="radiogroup" aria-label={label} $full={fullWidth} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <Tab
          key={option.value}
          type="button"
          role="radio"
          data-value={option.value}
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {face(option)}
        </Tab>
      ))}
    </List>
  )
}
