const selector =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]'

/** What Tab can reach inside, in order. */
export function focusable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.closest('[inert], [hidden]') && element.getClientRects !== null,
  )
}

/** Keeps Tab inside: from the last to the first and back. */
export function trapTab(event: KeyboardEvent, root: HTMLElement): void {
  if (event.key !== 'Tab') return
  const all = focusable(root)
  const first = all[0]
  const last = all.at(-1)
  const at = document.activeElement
  if (!first || !last) {
    event.preventDefault()
    root.focus()
  } else if (event.shiftKey ? at === first || at === root : at === last) {
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }
}
