import { useLocalStorage } from '@mantine/hooks'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { setNonce } from 'get-nonce'
import { type ReactNode, useCallback, useLayoutEffect, useMemo } from 'react'
import { StyleSheetManager } from 'styled-components'
import * as v from 'valibot'
import { stored } from '../../storage'
import { LabelsContext, NonceContext } from './contexts'
import { GlobalStyle } from './GlobalStyle'
import { type UiLabels, type UiLocale, uiLabels } from './labels'
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

/**
 * The theme of the application: tokens, fonts, styles with the page's CSP nonce, component texts. Mounted once by the
 * shell (and by tests). Requires no router; components with `to` do.
 */
export function UiProvider({
  children,
  nonce,
  locale = 'pl',
  labels,
}: {
  children: ReactNode
  /** CSP nonce of style elements created at run time. */
  nonce?: string
  /** Language of component texts. */
  locale?: UiLocale
  /** Overrides of component texts. */
  labels?: Partial<UiLabels>
}) {
  useColorScheme()
  // The scroll lock of dialogs writes its own style element.
  useLayoutEffect(() => {
    if (nonce !== undefined) setNonce(nonce)
  }, [nonce])
  const words = useMemo(() => ({ ...uiLabels[locale], ...labels }), [locale, labels])
  return (
    <NonceContext value={nonce}>
      <LabelsContext value={words}>
        <StyleSheetManager nonce={nonce}>
          <GlobalStyle />
          {children}
        </StyleSheetManager>
      </LabelsContext>
    </NonceContext>
  )
}
