import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../domain/storage'
import { localKeys } from '../../domain/storage-keys'
import { queries } from './media'
import { useMediaQuery } from './use-media-query'

/** What the person chose; "system" follows the device. */
export type ColorScheme = 'light' | 'dark' | 'system'

const schemes: readonly ColorScheme[] = ['light', 'dark', 'system']
const listeners = new Set<() => void>()

/** The stored choice, "system" when there is none. */
export function storedColorScheme(): ColorScheme {
  const stored = readStored<string>(localKeys.colorScheme)
  return schemes.find((each) => each === stored) ?? 'system'
}

let current: ColorScheme | null = null
const snapshot = (): ColorScheme => {
  current ??= storedColorScheme()
  return current
}

/** Puts the choice on `<html data-theme>`; without the attribute the system decides. */
export function applyColorScheme(scheme: ColorScheme = snapshot()): void {
  const root = document.documentElement
  if (scheme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', scheme)
}

function setScheme(scheme: ColorScheme): void {
  current = scheme
  writeStored(localKeys.colorScheme, scheme === 'system' ? null : scheme)
  applyColorScheme(scheme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const onStorage = (event: StorageEvent) => {
    if (event.key !== localKeys.colorScheme) return
    current = storedColorScheme()
    applyColorScheme(current)
    listener()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/**
 * The theme in use and how to change it. `scheme` is the choice, `resolved` what is on the screen.
 * Stored in local storage under `colorScheme`, kept in step between tabs.
 */
export function useColorScheme(): {
  scheme: ColorScheme
  resolved: 'light' | 'dark'
  setScheme: (scheme: ColorScheme) => void
} {
  const scheme = useSyncExternalStore(subscribe, snapshot, () => 'system' as const)
  const systemDark = useMediaQuery(queries.dark)
  const resolved = scheme === 'system' ? (systemDark ? 'dark' : 'light') : scheme
  return { scheme, resolved, setScheme }
}
