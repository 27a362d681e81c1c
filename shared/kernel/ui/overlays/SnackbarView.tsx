import { type FocusEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { Button } from '../actions/Button'
import { IconButton } from '../actions/IconButton'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '../icons'
import { useLabels } from '../theme/contexts'
import { media } from '../theme/media'

export type SnackbarViewKind = 'success' | 'warning' | 'error' | 'info'

export type SnackbarItem = {
  id: string | number
  kind: SnackbarViewKind
  text: ReactNode
  action?: { label: string; onSelect: () => void }
}

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`
const tints: Record<SnackbarViewKind, string> = {
  success: '#4ade80',
  error: '#fca5a5',
  warning: '#ffa94d',
  info: '#c6d0e0',
}

const Shelf = styled.div`
  position: fixed;
  right: var(--mw-gutter);
  bottom: calc(var(--mw-snackbar-bottom, 24px) + env(safe-area-inset-bottom));
  left: var(--mw-gutter);
  z-index: 150;
  display: grid;
  gap: var(--mw-2);
  justify-items: center;
  pointer-events: none;
  ${media.belowMedium} {
    bottom: calc(var(--mw-snackbar-bottom, var(--mw-bottom-bar)) + 12px + env(safe-area-inset-bottom));
  }
  ${media.medium} { justify-items: start; }
`
const Box = styled.div<{ $kind: SnackbarViewKind }>`
  display: flex;
  align-items: center;
  gap: var(--mw-3);
  width: 100%;
  max-width: 480px;
  min-height: 56px;
  padding: 6px 8px 6px 16px;
  border-radius: var(--mw-r-16);
  background: var(--mw-navy);
  box-shadow: var(--mw-lift-2);
  color: var(--mw-on-navy);
  pointer-events: auto;
  animation: ${rise} var(--mw-base) var(--mw-ease);
  --mw-focus: var(--mw-focus-on-navy);
  --mw-button-hover: rgb(255 255 255 / 0.12);
  --mw-icon-button: var(--mw-on-navy);
  > svg:first-child { color: ${({ $kind }) => tints[$kind]}; }
  > p { flex: 1; min-width: 0; padding-block: 8px; font-weight: 600; line-height: 1.4; }
  ${media.phone} {
    flex-wrap: wrap;
    gap: 0 var(--mw-3);
    /* Text and close button share the first line, however long the action is. */
    > p { flex-basis: calc(100% - 24px - 44px - 2 * var(--mw-3)); }
    > [data-action] { order: 1; margin-left: auto; }
  }
`
const icons: Record<SnackbarViewKind, ReactNode> = {
  success: <IconCircleCheck aria-hidden />,
  warning: <IconAlertTriangle aria-hidden />,
  error: <IconAlertTriangle aria-hidden />,
  info: <IconInfoCircle aria-hidden />,
}

/** One message: announced politely, errors assertively. */
export function Snackbar({
  kind,
  text,
  action,
  onClose,
}: Omit<SnackbarItem, 'id'> & { onClose?: () => void }) {
  const labels = useLabels()
  return (
    <Box role={kind === 'error' ? 'alert' : 'status'} data-kind={kind} $kind={kind}>
      {icons[kind]}
      <p>{text}</p>
      {action && (
        <Button
          variant="ghost"
          data-action
          onClick={() => {
            action.onSelect()
            onClose?.()
          }}
        >
          {action.label}
        </Button>
      )}
      {onClose && (
        <IconButton aria-label={labels.close} onClick={onClose}>
          <IconX aria-hidden size={20} />
        </IconButton>
      )}
    </Box>
  )
}

/** Whether messages cover the focused field. */
function isCovered(field: Element, shelf: HTMLElement | null): boolean {
  if (!shelf || shelf.contains(field) || !field.matches('input, textarea, select, [contenteditable]'))
    return false
  const [own, over] = [field.getBoundingClientRect(), shelf.getBoundingClientRect()]
  return over.height > 0 && own.bottom > over.top && own.top < over.bottom
}

/**
 * The list of snackbars: bottom centre on phones (above the bottom bar), bottom left from 960 px. A layout with
 * another bar sets `--mw-snackbar-bottom`. The caller owns the list of messages. Focus inside a removed message
 * returns to its previous element.
 */
export function SnackbarView({
  items,
  onClose,
}: {
  items: readonly SnackbarItem[]
  onClose: (id: SnackbarItem['id']) => void
}) {
  const labels = useLabels()
  const shelf = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
  }
  const forget = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: Whenever a message may have come or gone.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body) cameFrom.current?.focus()
    else if (activeElement && isCovered(activeElement, shelf.current)) {
      activeElement.scrollIntoView({ block: 'nearest' })
    }
  }, [items])
  return (
    <Shelf
      ref={shelf}
      data-screen-only
      data-snackbars
      onFocus={remember}
      onBlur={forget}
      {...(items.length > 0 && { role: 'region', 'aria-label': labels.notifications })}
    >
      {items.map(({ id, ...item }) => (
        <Snackbar key={id} {...item} onClose={() => onClose(id)} />
      ))}
    </Shelf>
  )
}

const PROPERTY = '--mw-snackbar-bottom'

/**
 * Moves snackbars above a bar at the bottom of the window, following its height, and marks the bar for printing.
 * Without an element (hidden bar) snackbars have their default position.
 */
export function useSnackbarsAbove(bar: RefObject<HTMLElement | null>, isShown = true): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!isShown || !element) return
    const { style } = document.documentElement
    element.dataset.bottomBar = ''
    const measure = () => {
      const below = Number.parseFloat(getComputedStyle(element).bottom) || 0
      style.setProperty(PROPERTY, `${Math.round(element.offsetHeight + below)}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [bar, isShown])
}
