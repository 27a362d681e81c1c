import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useLayoutEffect } from 'react'
import { css, keyframes } from 'styled-components'

export type Side = 'bottom' | 'top'
export type Align = 'start' | 'center' | 'end'

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`

/** Portals inherit no styles from the anchor. */
export const floatingLook = css`
  color: var(--mw-text);
  font: var(--mw-fw-body) var(--mw-fs-16)/var(--mw-lh-body) var(--mw-font);
  text-align: left;
  animation: ${appear} var(--mw-fast) var(--mw-ease);
`

/** The box that the library positions next to its anchor; `fixed`, so that a scrolling dialog doesn't clip it. */
export const floatingBox = css`
  ${floatingLook}
  position: fixed;
  max-width: calc(100vw - 16px);
`

/** A light surface above the page. */
export const floatingSurface = css`
  overflow-y: auto;
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-16);
  background: var(--mw-float);
  box-shadow: var(--mw-lift-2);
`

/** The library's placement name: "bottom-start", "top". */
export const placement = (side: Side, align: Align) =>
  align === 'center' ? side : (`${side}-${align}` as const)

/**
 * Portal target: the surrounding dialog, or the page's main region, so that it is inside a landmark. A header would
 * pass on its colours.
 */
export const floatingTarget = (dialog: HTMLElement | null): HTMLElement | undefined =>
  dialog ?? document.querySelector<HTMLElement>('main') ?? undefined

/** Props shared by menus, popovers and tooltips: 8 px inside the viewport, animated by CSS. */
export const floatingProps = {
  floatingStrategy: 'fixed',
  hideDetached: false,
  middlewares: { flip: { crossAxis: false, padding: 8 }, shift: { padding: 8 } },
  transitionProps: { duration: 0 },
} as const

/** Props that a trigger must spread on its button. */
export type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

/**
 * Registers the caller's button as the library's target. The button has the caller's ref; this component sets all
 * other attributes.
 */
export function Trigger({
  ref,
  anchor,
  children,
}: {
  ref?: Ref<HTMLButtonElement>
  anchor: RefObject<HTMLButtonElement | null>
  children?: ReactNode
}) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(anchor.current)
  })
  return children
}
