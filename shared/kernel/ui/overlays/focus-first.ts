const MARK = 'data-autofocus'

/**
 * Focuses and marks the start of a focus trap: the element inside that already has focus, else `wished`, the
 * content's own mark (`data-autofocus`), and `otherwise`.
 */
export function focusFirst(
  root: HTMLElement,
  wished: HTMLElement | null | undefined,
  otherwise: HTMLElement,
): void {
  const now = document.activeElement
  const inside = now instanceof HTMLElement && root.contains(now) ? now : null
  const marked = root.querySelector<HTMLElement>(`[${MARK}]`)
  const target = inside ?? wished ?? marked ?? otherwise
  marked?.removeAttribute(MARK)
  target.setAttribute(MARK, 'true')
  target.focus({ preventScroll: true })
}
