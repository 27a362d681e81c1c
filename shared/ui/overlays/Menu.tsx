import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { IconCheck } from '../icons'
import { Floating, usePressOutside } from './Floating'
import { useLayer } from './layers'
import type { Align, Side } from './place'

const List = styled.div<{ $width: number }>`
  display: grid;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  max-height: min(70dvh, 520px);
  padding: 6px;
  overflow-y: auto;
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-16);
  background: var(--mw-float);
  box-shadow: var(--mw-lift-2);
  hr { width: calc(100% - 24px); margin: 6px 12px; }
`
const item = css<{ $danger?: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--mw-3);
  width: 100%;
  min-height: 44px;
  padding: 4px var(--mw-3);
  border: 0;
  border-radius: 10px;
  background: none;
  color: ${({ $danger }) => ($danger ? 'var(--mw-danger)' : 'inherit')};
  font-weight: 700;
  line-height: 1.3;
  text-align: left;
  text-decoration: none;
  &:hover, &:focus-visible { background: var(--mw-sunken); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-disabled='true'] { color: var(--mw-disabled); cursor: not-allowed; }
  small { margin-left: auto; color: var(--mw-muted); font-size: var(--mw-fs-14); font-weight: 400; text-align: right; }
  > svg:last-child:not(:first-child) { width: 20px; height: 20px; margin-left: auto; color: var(--mw-muted); }
  small + svg:last-child { margin-left: 0; }
`
const ItemButton = styled.button<{ $danger?: boolean }>`${item}`
const ItemLink = styled(Link)<{ $danger?: boolean }>`${item}`
const ItemAnchor = styled.a<{ $danger?: boolean }>`${item}`
const Heading = styled.div`
  padding: 8px 12px 4px;
  color: var(--mw-muted);
  font-size: var(--mw-fs-13);
  font-weight: 700;
`

export type MenuItem =
  | {
      /** Stable key; the label when it is text. */
      id?: string
      label: ReactNode
      icon?: ReactNode
      /** Quiet words at the end, e.g. "jak w systemie". */
      hint?: ReactNode
      onSelect?: () => void
      to?: string
      href?: string
      danger?: boolean
      disabled?: boolean
      /** Makes it one of several to choose from (menuitemradio). */
      checked?: boolean
      lang?: string
    }
  | { divider: true }
  | { heading: string }

/** What a trigger must spread on its button. */
export type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

const itemsOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
]

/**
 * A menu behind a button. Arrows, Home, End and first letters move; Enter and Space choose; Escape and Tab close
 * and give the focus back.
 */
export function Menu({
  label,
  trigger,
  items,
  align = 'start',
  side = 'bottom',
  width = 260,
}: {
  /** Name of the menu for screen readers. */
  label: string
  trigger: (props: TriggerProps) => ReactNode
  items: readonly MenuItem[]
  align?: Align
  side?: Side
  /** px */
  width?: number
}) {
  const [open, setOpen] = useState<false | 'first' | 'last'>(false)
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const floating = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })

  const close = (giveBack: boolean) => {
    setOpen(false)
    if (giveBack) anchor.current?.focus()
  }
  useLayer(open !== false, () => close(true))
  usePressOutside(open !== false, [anchor, floating], () => close(false))
  useEffect(() => {
    if (open === false) return
    const all = itemsOf(floating.current)
    const chosen = all.find((each) => each.getAttribute('aria-checked') === 'true')
    ;(chosen ?? (open === 'last' ? all.at(-1) : all[0]))?.focus()
  }, [open])

  const onListKey = (event: KeyboardEvent) => {
    const all = itemsOf(floating.current)
    const at = document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1
    const go = (index: number) => {
      event.preventDefault()
      all[(index + all.length) % all.length]?.focus()
    }
    if (event.key === 'ArrowDown') go(at + 1)
    else if (event.key === 'ArrowUp') go(at < 0 ? -1 : at - 1)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(-1)
    else if (event.key === 'Tab') {
      event.preventDefault()
      close(true)
    } else if (
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const now = Date.now()
      typed.current = {
        text: (now - typed.current.at < 700 ? typed.current.text : '') + event.key.toLocaleLowerCase(),
        at: now,
      }
      const { text } = typed.current
      const order = [...all.slice(at + (text.length === 1 ? 1 : 0)), ...all]
      order.find((each) => each.textContent?.trim().toLocaleLowerCase().startsWith(text))?.focus()
    }
  }

  return (
    <>
      {trigger({
        ref: anchor,
        onClick: () => setOpen(open === false ? 'first' : false),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
        },
        'aria-haspopup': 'menu',
        'aria-expanded': open !== false,
        'aria-controls': open === false ? undefined : id,
      })}
      {open !== false && (
        <Floating anchor={anchor} floating={floating} align={align} side={side}>
          <List id={id} role="menu" aria-label={label} tabIndex={-1} $width={width} onKeyDown={onListKey}>
            {items.map((each, index) => {
              if ('divider' in each) return <hr key={index} />
              if ('heading' in each)
                return (
                  <Heading key={each.heading} role="presentation">
                    {each.heading}
                  </Heading>
                )
              const { label: text, icon, hint, onSelect, to, href, danger, disabled, checked, lang } = each
              const common = {
                role: checked === undefined ? 'menuitem' : 'menuitemradio',
                'aria-checked': checked,
                'aria-disabled': disabled || undefined,
                tabIndex: -1,
                lang,
                $danger: danger,
                onClick: () => {
                  if (disabled) return
                  close(true)
                  onSelect?.()
                },
              }
              const inside = (
                <>
                  {icon}
                  <span>{text}</span>
                  {hint !== undefined && <small>{hint}</small>}
                  {checked && <IconCheck aria-hidden />}
                </>
              )
              const key = each.id ?? (typeof text === 'string' ? text : index)
              return (
                <Fragment key={key}>
                  {to !== undefined && !disabled ? (
                    <ItemLink {...common} to={to}>
                      {inside}
                    </ItemLink>
                  ) : href !== undefined && !disabled ? (
                    <ItemAnchor {...common} href={href}>
                      {inside}
                    </ItemAnchor>
                  ) : (
                    <ItemButton {...common} type="button">
                      {inside}
                    </ItemButton>
                  )}
                </Fragment>
              )
            })}
          </List>
        </Floating>
      )}
    </>
  )
}
