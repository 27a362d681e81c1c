import { setNonce } from 'get-nonce'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { StyleSheetManager } from 'styled-components'
import { useColorScheme } from './color-scheme'
import { GlobalStyle } from './GlobalStyle'
import { type UiLabels, type UiLocale, uiLabels } from './labels'
import { LabelsContext } from './labels-context'
import { NonceContext } from './nonce-context'

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
