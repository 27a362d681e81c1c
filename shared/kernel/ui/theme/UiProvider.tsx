import { setNonce } from 'get-nonce'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { StyleSheetManager } from 'styled-components'
import { useColorScheme } from './color-scheme'
import { GlobalStyle } from './GlobalStyle'
import { type UiLabels, type UiLocale, uiLabels } from './labels'
import { LabelsContext } from './labels-context'
import { NonceContext } from './nonce-context'

/**
 * The theme around everything: tokens, fonts, styles with the page's CSP nonce, words of the parts.
 * Mounted once by the shell (and by test renders). Needs no router; parts with `to` do.
 */
export function UiProvider({
  children,
  nonce,
  locale = 'pl',
  labels,
}: {
  children: ReactNode
  /** CSP nonce for the style elements made at run time. */
  nonce?: string
  /** Language of the words inside the parts. */
  locale?: UiLocale
  /** Single words to say differently. */
  labels?: Partial<UiLabels>
}) {
  useColorScheme()
  // The lock on scrolling under a dialog writes its own style element.
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
