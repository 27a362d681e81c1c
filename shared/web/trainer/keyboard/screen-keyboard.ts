import type { LangCode } from '@mowka/contract/schemas/common'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'

const keyboardOpen = stored(localKeys.cyrillicKeyboard, v.boolean())

const listeners = new Set<() => void>()

const isOpen = (): boolean => keyboardOpen.read() !== false

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens or closes the Cyrillic keyboard, for all fields and later visits. */
export function switchKeyboard(isOn: boolean): void {
  keyboardOpen.write(isOn)
  for (const listener of listeners) listener()
}

/**
 * Whether the on-screen keyboard is open: for Russian until someone closes it. Fields set `inputMode="none"` then, so that
 * a phone's own keyboard doesn't cover it.
 */
export function useKeyboardOpen(lang: LangCode): boolean {
  return useSyncExternalStore(subscribe, isOpen) && lang === 'RU'
}

/** Pinch zoom moves the visual viewport, too; only an unzoomed one indicates a keyboard. */
const UNZOOMED = 1.01

/**
 * Returns the height of the page that an on-screen keyboard covers, in pixels. Browsers that resize the page
 * (`interactive-widget=resizes-content`) return 0; Safari overlays the keyboard.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop
      setInset(viewport.scale > UNZOOMED ? 0 : Math.max(0, Math.round(covered)))
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [])
  return inset
}

/** Space between the field and the bar, in pixels. */
const ROOM = 12

/** Scrolls the focused field above a bottom bar: on focus, and when an on-screen keyboard opens. */
export function useFieldInView(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bring = () => {
      const field = document.activeElement
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
      const { bottom, height } = field.getBoundingClientRect()
      const covered = bottom + ROOM - (bar.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
      if (height > 0 && covered > 0) window.scrollBy({ top: covered })
    }
    // Waits until bar and page are in position.
    const soon = () => void requestAnimationFrame(bring)
    const viewport = window.visualViewport
    document.addEventListener('focusin', soon)
    window.addEventListener('resize', soon)
    viewport?.addEventListener('resize', soon)
    return () => {
      document.removeEventListener('focusin', soon)
      window.removeEventListener('resize', soon)
      viewport?.removeEventListener('resize', soon)
    }
  }, [bar])
}
