import { type RefObject, useEffect, useRef } from 'react'

/** The last press: what it hit, and what had the focus before it took it. */
let press: { target: Element; before: HTMLElement | null } | null = null

const focused = (): HTMLElement | null => {
  const now = document.activeElement
  return now instanceof HTMLElement && now !== document.body ? now : null
}

if (typeof document !== 'undefined') {
  const options = { capture: true, passive: true }
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      press = target instanceof Element ? { target, before: focused() } : null
    },
    options,
  )
  document.addEventListener(
    'keydown',
    () => {
      press = null
    },
    options,
  )
}

const isThere = (element: HTMLElement | null): element is HTMLElement =>
  element?.isConnected === true && !element.matches(':disabled')

/** Gives the focus to the page itself, for when what had it went away. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true })
}

/** Gives the focus to the first of these that is still there, else to the page. */
function giveTo(...wished: (HTMLElement | null)[]): void {
  const target = wished.find(isThere)
  if (target) target.focus({ preventScroll: true })
  else focusMain()
}

const isForTyping = (element: HTMLElement | null) =>
  element?.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable]') === true

/**
 * What a dialog that opens now gives the focus back to when it closes: what had it, and while someone typed and only
 * pressed a button on the way, the field.
 */
export function rememberFocus(): () => void {
  const opener = focused()
  const before = press && (!opener || opener.contains(press.target)) ? press.before : null
  return () => (isForTyping(before) ? giveTo(before, opener) : giveTo(opener))
}

/**
 * Where the focus goes when what a button opened closes. By keyboard back to the button; by mouse or finger to what
 * had it before the press, so that Enter does there what it did before and does not open the menu again.
 */
export function useGiveBack(anchor: RefObject<HTMLElement | null>, open: boolean) {
  const before = useRef<HTMLElement | null>(null)
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  useEffect(() => {
    if (!open) return
    before.current = press && anchor.current?.contains(press.target) ? press.before : null
  }, [open, anchor])

  const toButton = () => giveTo(anchor.current)
  return {
    toButton,
    /** After something was chosen inside. */
    afterChoice: () => (press ? giveTo(before.current, anchor.current) : toButton()),
    /** After a press outside, which may have left the focus nowhere. */
    afterPressOutside: () => {
      frame.current = requestAnimationFrame(() => {
        if (!focused()) giveTo(before.current, anchor.current)
      })
    },
  }
}
