import type { LangCode } from '@mowka/contract/schemas/common'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import { useSyncExternalStore } from 'react'
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
