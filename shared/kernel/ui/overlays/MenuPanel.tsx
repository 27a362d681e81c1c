import { Menu as Floating } from '@mantine/core'
import { type KeyboardEvent, type RefObject, use } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { IconCheck } from '../icons'
import { Library } from '../theme/Library'
import { media } from '../theme/media'
import {
  type Align,
  floatingBox,
  floatingProps,
  floatingSurface,
  floatingTarget,
  placement,
  type Side,
  Trigger,
} from './floating'
import { DialogContext } from './layers'
import type { MenuItem } from './Menu'

const List = styled(Floating.Dropdown)`
  ${floatingBox}
  ${floatingSurface}
  display: grid;
  max-height: min(70dvh, 520px);
  padding: 6px;
  hr { width: calc(100% - 24px); margin: 6px 12px; }
  [data-menu-item] {
    display: flex;
    align-items: center;
    gap: var(--mw-3);
    width: 100%;
    min-height: 44px;
    padding: 4px var(--mw-3);
    border: 0;
    border-radius: 10px;
    background: none;
    color: inherit;
    font-weight: 700;
    line-height: 1.3;
    text-align: left;
    text-decoration: none;
    &:focus-visible { background: var(--mw-sunken); }
    ${media.hover} { &:hover { background: var(--mw-sunken); } }
    &:focus-visible { outline-offset: -3px; }
    &[data-danger] { color: var(--mw-danger); }
    &[data-disabled] { color: var(--mw-disabled); cursor: not-allowed; }
    /* The library's wrappers inside an item have no effect on the layout. */
    > div { display: contents; }
  }
  small { margin-left: auto; color: var(--mw-muted); font-size: var(--mw-fs-14); font-weight: 400; text-align: right; }
  [data-checked] > div[data-checked] > svg { order: 1; width: 20px; height: 20px; margin-left: auto; color: var(--mw-muted); }
  [data-checked]:has(small) > div[data-checked] > svg { margin-left: 0; }
`
const Heading = styled.div`
  padding: 8px 12px 4px;
  color: var(--mw-muted);
  font-size: var(--mw-fs-13);
  font-weight: 700;
`

/** Index of the initially focused item: the checked one, else the first or last enabled one. */
function startOf(items: readonly MenuItem[], end: 'first' | 'last'): number {
  const chosen = items.findIndex((item) => 'label' in item && item.checked === true && !item.disabled)
  if (chosen >= 0) return chosen
  const open = (item: MenuItem) => 'label' in item && !item.disabled
  return end === 'first' ? items.findIndex(open) : items.findLastIndex(open)
}

/** The open panel below a menu button. */
export function MenuPanel({
  id,
  label,
  items,
  align,
  side,
  width,
  anchor,
  from,
  onClose,
  onPressOutside,
  onChosen,
}: {
  id: string
  label: string
  items: readonly MenuItem[]
  align: Align
  side: Side
  width: number
  anchor: RefObject<HTMLButtonElement | null>
  /** End of the list that has initial focus. */
  from: 'first' | 'last'
  /** Called on Tab. */
  onClose: () => void
  onPressOutside: () => void
  /** Called before the selected item's action, so that a dialog it opens remembers the right focus. */
  onChosen: () => void
}) {
  const dialog = use(DialogContext)
  const onListKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Tab') return
    event.preventDefault()
    onClose()
  }
  const start = startOf(items, from)

  return (
    <Library>
      <Floating
        {...floatingProps}
        opened
        onChange={(opened) => {
          if (!opened) onPressOutside()
        }}
        position={placement(side, align)}
        offset={6}
        portalProps={{ target: floatingTarget(dialog) }}
        closeOnEscape={false}
        // The button manages focus.
        returnFocus={false}
        alignItemsLabels="none"
        checkIcon={<IconCheck aria-hidden />}
        withInitialFocusPlaceholder={false}
      >
        <Floating.Target>
          <Trigger anchor={anchor} />
        </Floating.Target>
        <List
          id={id}
          aria-label={label}
          aria-labelledby={undefined}
          style={{ width }}
          // Clicks inside must not reach the anchor's ancestors (React bubbles through portals).
          onClick={(event) => event.stopPropagation()}
          onKeyDown={onListKey}
        >
          {items.map((item, index) => {
            if ('divider' in item) return <hr key={index} />
            if ('heading' in item)
              return (
                <Heading key={item.heading} role="presentation">
                  {item.heading}
                </Heading>
              )
            const { label: text, icon, hint, onSelect, to, href, danger, disabled, checked, lang } = item
            const key = item.id ?? (typeof text === 'string' ? text : index)
            const common = {
              disabled,
              lang,
              'data-danger': danger || undefined,
              'data-autofocus': index === start || undefined,
              closeMenuOnClick: true,
              onClick: () => {
                onChosen()
                onSelect?.()
              },
              children: (
                <>
                  {icon}
                  <span>{text}</span>
                  {hint !== undefined && <small>{hint}</small>}
                </>
              ),
            }
            if (checked !== undefined)
              return <Floating.RadioItem key={key} {...common} value={String(key)} checked={checked} />
            if (to !== undefined && !disabled)
              return <Floating.Item key={key} {...common} component={Link} to={to} />
            if (href !== undefined && !disabled)
              return <Floating.Item key={key} {...common} component="a" href={href} />
            return <Floating.Item key={key} {...common} />
          })}
        </List>
      </Floating>
    </Library>
  )
}
