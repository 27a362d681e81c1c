/** Marks the one big button. */
export const PRIMARY = 'data-trainer-primary'
/** Marks where the answer is given: a field, or the first thing to choose. */
export const WORK = 'data-trainer-work'

function focusMarked(mark: string): boolean {
  const target = document.querySelector<HTMLElement>(`[${mark}]`)
  target?.focus({ preventScroll: true })
  return target !== null
}

/** Puts the focus on the one big button, for instance after a check: Enter and screen readers go on from there. */
export const focusPrimary = (): boolean => focusMarked(PRIMARY)

/** Puts the focus where the answer is given, or on the big button where nothing is typed. */
export const focusWork = (): boolean => focusMarked(WORK) || focusPrimary()
