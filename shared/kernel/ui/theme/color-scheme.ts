import { useLocalStorage } from '@mantine/hooks'
import { readStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { useCallback, useLayoutEffect } from 'react'
import { queries } from './media'
import { useMediaQuery } from './use-media-query'

/** The user's choice; "system" follows the device. */
export type ColorScheme = 'light' | 'dark' | 'system'

const schemes: readonly ColorScheme[] = ['light', 'dark', 'system']
const schemeOf = (stored: unknown): ColorScheme => schemes.find((each) => each === stored) ?? 'system'

/** Sets `<html data-theme>` to the choice (by default the stored one); without the attribute the system decides. */
export function applyColorScheme(
  scheme: ColorScheme = schemeOf(readStored<string>(localKeys.colorScheme)),
): void {
  const root = document.documentElement
  if (scheme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', scheme)
}

/**
 * The theme and its setter. `scheme` is the choice, `resolved` the effective theme. Stored in local storage as
 * `colorScheme` and synchronized between tabs.
 */
export function useColorScheme(): {
  scheme: ColorScheme
  resolved: 'light' | 'dark'
  setScheme: (scheme: ColorScheme) => void
} {
  const [stored, store, forget] = useLocalStorage<string | undefined>({
    key: localKeys.colorScheme,
    getInitialValueInEffect: false,
  })
  const scheme = schemeOf(stored)
  useLayoutEffect(() => applyColorScheme(scheme), [scheme])
  const systemDark = useMediaQuery(queries.dark)
  const setScheme = useCallback(
    (next: ColorScheme) => (next === 'system' ? forget() : store(next)),
    [forget, store],
  )
  return { scheme, resolved: scheme === 'system' ? (systemDark ? 'dark' : 'light') : scheme, setScheme }
}
