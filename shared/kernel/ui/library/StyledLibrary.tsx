import { MantineContext, type MantineThemeOverride, MantineThemeProvider } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useColorScheme } from '../theme/color-scheme'
import { useNonce } from '../theme/nonce-context'
import './styles'

const theme: MantineThemeOverride = {
  components: {
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
}

/** Mantine neither selects nor stores a colour scheme. */
const notOurs = () => {}

/**
 * Provider for Mantine components with their own styles (ADR 2), nested in the headless provider of all other
 * components, which receive none of these styles. Our colour scheme is forced, variables are a style sheet
 * (`variables.css`), and styles written at run time have the page's nonce.
 */
export function StyledLibrary({ children }: { children: ReactNode }) {
  const { resolved } = useColorScheme()
  const nonce = useNonce()
  // Mantine's style sheets select by the scheme on the root element, also for portals at the end of the document.
  useLayoutEffect(
    () => document.documentElement.setAttribute('data-mantine-color-scheme', resolved),
    [resolved],
  )
  const context = useMemo(
    () => ({
      colorScheme: resolved,
      setColorScheme: notOurs,
      clearColorScheme: notOurs,
      getRootElement: () => document.documentElement,
      getStyleNonce: () => nonce,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
      deduplicateInlineStyles: true,
    }),
    [resolved, nonce],
  )
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
