import { useLocalStorage } from '@mantine/hooks'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { useCallback, useLayoutEffect } from 'react'
import * as v from 'valibot'
import { stored } from '../../storage'
import { queries, useMediaQuery } from './media'

/** The user's choice; "system" follows the device. */
export type ColorScheme = 'light' | 'dark' | 'system'

const schema = v.picklist(['light', 'dark', 'system'])
const storedScheme = stored(localKeys.colorScheme, schema)

/** Sets `<html data-theme>` to the choice (by default the stored one); without the attribute the system decides. */
export function applyColorScheme(scheme: ColorScheme = storedScheme.read() ?? 'system'): void {
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
  const [value, store, forget] = useLocalStorage<string | undefined>({
    key: localKeys.colorScheme,
    getInitialValueInEffect: false,
  })
  const valid = v.safeParse(schema, value)
  const scheme = valid.success ? valid.output : 'system'
  useLayoutEffect(() => applyColorScheme(scheme), [scheme])
  const systemDark = useMediaQuery(queries.dark)
  const setScheme = useCallback(
    (next: ColorScheme) => (next === 'system' ? forget() : store(next)),
    [forget, store],
  )
  return { scheme, resolved: scheme === 'system' ? (systemDark ? 'dark' : 'light') : scheme, setScheme }
}
