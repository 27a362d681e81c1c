/** Marks the primary button. */
export const PRIMARY = 'data-trainer-primary'
/** Marks the answer control: a field, or the first option. */
export const WORK = 'data-trainer-work'

function focusMarked(mark: string): boolean {
  const target = document.querySelector<HTMLElement>(`[${mark}]`)
  target?.focus({ preventScroll: true })
  return target !== null
}

/** Focuses the primary button, for instance after a check, so that Enter and screen readers continue from there. */
export const focusPrimary = (): boolean => focusMarked(PRIMARY)

/** Focuses the answer control, or the primary button if there is none. */
export const focusWork = (): boolean => focusMarked(WORK) || focusPrimary()

/**
 * For `onMouseDown` of auxiliary buttons: clicks leave focus (and caret) in the exercise, so that Enter still checks
 * the answer. The keyboard reaches the buttons as usual.
 */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()
