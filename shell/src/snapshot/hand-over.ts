import { PRESSED, SNAPSHOT_ID } from './snapshot'

/** Time in which the page may still render a pressed control, in ms. */
const PATIENCE = 1_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const FIELDS = 'input, textarea, select'
const isField = (element: Element): element is Field => element.matches(FIELDS)

/** Finds the control of the page that corresponds to one of the snapshot; null if there is none. */
type Find = (root: Element) => HTMLElement | null

/** Returns the labels of a field. Not its `labels`: ids exist twice, in the snapshot and in the page. */
const labelsOf = (field: Field, root: Element): Element[] =>
  [...root.querySelectorAll('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === field.id : label.contains(field),
  )

/** Describes a control of `root` by its kind, name and target. */
const describe = (control: Element, root: Element): string =>
  JSON.stringify([
    ...['type', 'role', 'aria-label', 'placeholder', 'href'].map((name) => control.getAttribute(name)),
    ...(isField(control) ? labelsOf(control, root) : [control]).map(({ textContent }) => textContent),
  ])

/**
 * Returns how to find a control of the snapshot in the page: by its description, and its place among equal ones. If the
 * page has fewer of them, it differs, and the control isn't found.
 */
function finderOf(control: Element, snapshot: Element): Find {
  const description = describe(control, snapshot)
  const equals = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>(control.localName)].filter(
      (each) => describe(each, root) === description,
    )
  const before = equals(snapshot)
  const index = before.indexOf(control as HTMLElement)
  return (root) => {
    const now = equals(root)
    return now.length < before.length ? null : (now[index] ?? null)
  }
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** Whether the user has typed into a field of the snapshot or chosen another option. */
const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : !isBox(field) && field.type !== 'file' && field.value !== field.defaultValue

/** Sets the value of a field as if the user had typed it. */
function typeInto(field: Field, value: string): void {
  // React ignores values that are set through the element's own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Moves focus and caret from the snapshot to the page. */
function moveFocus(snapshot: Element, root: Element): void {
  const focused = document.activeElement
  if (!focused || !snapshot.contains(focused)) return
  const found = finderOf(focused, snapshot)(root)
  found?.focus({ preventScroll: true })
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return
  const { selectionStart, selectionEnd } = focused
  // Fields without a caret, such as check boxes, have no selection.
  if (selectionStart === null) return
  // React sets a controlled value again right after this commit, which moves the caret.
  queueMicrotask(() => (found as typeof focused | null)?.setSelectionRange(selectionStart, selectionEnd))
}

/** Controls that were pressed, in order, and boxes whose state differs from the page's. */
function pressedIn(snapshot: Element): { find: Find; isChecked?: boolean }[] {
  const boxes = [...snapshot.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    (box) => isBox(box) && box.checked !== box.defaultChecked && (box.checked || box.type === 'checkbox'),
  )
  const buttons = [...snapshot.querySelectorAll(`[${PRESSED}]`)].sort(
    (a, b) => Number(a.getAttribute(PRESSED)) - Number(b.getAttribute(PRESSED)),
  )
  return [
    ...boxes.map((box) => ({ find: finderOf(box, snapshot), isChecked: box.checked })),
    ...buttons.map((button) => ({ find: finderOf(button, snapshot) })),
  ]
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Presses the controls in the page. Those that it doesn't have, or not in time, are dropped. */
async function pressAll(pressed: ReturnType<typeof pressedIn>, root: Element): Promise<void> {
  const address = location.href
  const until = performance.now() + PATIENCE
  for (const { find, isChecked } of pressed) {
    // The page's effects have run by the next frame.
    await nextFrame()
    let found = find(root)
    while (!found && performance.now() < until) {
      await nextFrame()
      found = find(root)
    }
    // A previous press may have opened another page.
    if (location.href !== address) return
    if (isChecked === undefined || (found as HTMLInputElement | null)?.checked !== isChecked) found?.click()
  }
}

/**
 * Replaces the snapshot by the rendered page: what the user typed, where the focus is, and what they pressed continue
 * in the page's own controls.
 */
export function handOverSnapshot(): void {
  const snapshot = document.getElementById(SNAPSHOT_ID)
  const root = document.getElementById('root')
  if (!snapshot || !root) return
  for (const field of snapshot.querySelectorAll<Field>(FIELDS)) {
    const found = isChanged(field) && finderOf(field, snapshot)(root)
    if (found && isField(found)) typeInto(found, field.value)
  }
  moveFocus(snapshot, root)
  const pressed = pressedIn(snapshot)
  snapshot.remove()
  void pressAll(pressed, root)
}
