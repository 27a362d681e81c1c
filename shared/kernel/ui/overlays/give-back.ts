import { type RefObject, useEffect, useRef } from 'react'

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

/** The last click: its target, and the element that had focus before it. */
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

/** Focuses the page itself, after the focused element was removed. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true })
}

/** Focuses the first of these elements that still exists, else the page. */
function giveTo(...wished: (HTMLElement | null)[]): void {
  const target = wished.find(isThere)
  if (target) target.focus({ preventScroll: true })
  else focusMain()
}

const isForTyping = (element: HTMLElement | null) =>
  element?.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable]') === true

/**
 * Remembers the focus for a dialog that opens now and returns the function to restore it: the focused element, or the
 * text field if it was left only to click a button.
 */
export function rememberFocus(): () => void {
  const opener = focused()
  const before = press && (!opener || opener.contains(press.target)) ? press.before : null
  return () => (isForTyping(before) ? giveTo(before, opener) : giveTo(opener))
}

/**
 * Restores focus when a button's overlay closes. For keyboard users to the button; after a click to the element
 * focused before it, so that Enter acts there again and doesn't reopen the menu.
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
    /** After a selection inside. */
    afterChoice: () => (press ? giveTo(before.current, anchor.current) : toButton()),
    /** After a click outside, which may have focused nothing. */
    afterPressOutside: () => {
      frame.current = requestAnimationFrame(() => {
        if (!focused()) giveTo(before.current, anchor.current)
      })
    },
  }
}
