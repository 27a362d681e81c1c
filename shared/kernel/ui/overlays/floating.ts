import { css, keyframes } from 'styled-components'

export type Side = 'bottom' | 'top'
export type Align = 'start' | 'center' | 'end'

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`

/** What lies at the end of the document inherits nothing from where it belongs. */
export const floatingLook = css`
  color: var(--mw-text);
  font: var(--mw-fw-body) var(--mw-fs-16)/var(--mw-lh-body) var(--mw-font);
  text-align: left;
  animation: ${appear} var(--mw-fast) var(--mw-ease);
`

/** The box that the library places next to its anchor; `fixed`, so that a scrolling dialog does not cut it. */
export const floatingBox = css`
  ${floatingLook}
  position: fixed;
  max-width: calc(100vw - 16px);
`

/** A light surface over the page. */
export const floatingSurface = css`
  overflow-y: auto;
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-16);
  background: var(--mw-float);
  box-shadow: var(--mw-lift-2);
`

/** The library's name of a place: "bottom-start", "top". */
export const placement = (side: Side, align: Align) =>
  align === 'center' ? side : (`${side}-${align}` as const)

/**
 * Where what floats belongs: the dialog around, or else the page's main region, so that it is inside a landmark. A
 * header would lend it its colours.
 */
export const floatingTarget = (dialog: HTMLElement | null): HTMLElement | undefined =>
  dialog ?? document.querySelector<HTMLElement>('main') ?? undefined

/** What menus, popovers and tooltips share: placed inside the window by 8 px, in time with CSS, not with timers. */
export const floatingProps = {
  floatingStrategy: 'fixed',
  hideDetached: false,
  middlewares: { flip: { crossAxis: false, padding: 8 }, shift: { padding: 8 } },
  transitionProps: { duration: 0 },
} as const
