import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { keyframes } from 'styled-components'
import { type Align, place, type Side } from './place'

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`

const Box = styled.div`
  position: fixed;
  inset: auto;
  z-index: 200;
  width: max-content;
  max-width: calc(100vw - 16px);
  max-height: calc(100dvh - 16px);
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: var(--mw-text);
  font: var(--mw-fw-body) var(--mw-fs-16)/var(--mw-lh-body) var(--mw-font);
  text-align: left;
  animation: ${appear} var(--mw-fast) var(--mw-ease);
`

/** Into the dialog the anchor stands in (what is outside it is closed to screen readers), else the body. */
const containerOf = (anchor: HTMLElement | null): HTMLElement =>
  anchor?.closest<HTMLElement>('[data-overlay]') ?? document.body

/**
 * A box kept beside its anchor, above everything (the browser's top layer where there is one). Follows scrolling
 * and resizing. Holds no behaviour; menus, tooltips and popovers add theirs.
 */
export function Floating({
  anchor,
  floating,
  side = 'bottom',
  align = 'start',
  gap = 6,
  children,
}: {
  anchor: RefObject<HTMLElement | null>
  /** Filled with the box. */
  floating: RefObject<HTMLDivElement | null>
  side?: Side
  align?: Align
  gap?: number
  children: ReactNode
}) {
  const [container] = useState(() => containerOf(anchor.current))

  useLayoutEffect(() => {
    const box = floating.current
    if (!box || typeof box.showPopover !== 'function') return
    box.popover = 'manual'
    box.showPopover()
  }, [floating])

  useLayoutEffect(() => {
    const move = () => {
      const box = floating.current
      const at = anchor.current?.getBoundingClientRect()
      if (!box || !at) return
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const spot = place(at, { width: box.offsetWidth, height: box.offsetHeight }, viewport, {
        side,
        align,
        gap,
      })
      box.style.left = `${spot.left}px`
      box.style.top = `${spot.top}px`
      box.dataset.side = spot.side
    }
    move()
    window.addEventListener('scroll', move, { capture: true, passive: true })
    window.addEventListener('resize', move)
    const observer = new ResizeObserver(move)
    if (floating.current) observer.observe(floating.current)
    return () => {
      window.removeEventListener('scroll', move, { capture: true })
      window.removeEventListener('resize', move)
      observer.disconnect()
    }
  }, [anchor, floating, side, align, gap])

  return createPortal(
    // Presses inside must not reach what the anchor stands in (React bubbles through portals).
    <Box
      ref={floating}
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </Box>,
    container,
  )
}

/** While open, a press outside both boxes closes. */
export function usePressOutside(
  open: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  close: () => void,
): void {
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      const target = event.target
      if (!(target instanceof Node)) return
      if (!inside.some((box) => box.current?.contains(target))) close()
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  })
}
