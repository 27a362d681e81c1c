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

/** The library neither chooses nor remembers a scheme. */
const notOurs = () => {}

/**
 * The surroundings of parts that come from the library with its own styles (ADR 2). They are inside the headless
 * surroundings of everything else, whose parts get none of these styles. Our scheme is forced, variables come as a
 * style sheet (`variables.css`), and what a part writes at run time carries the page's nonce.
 */
export function StyledLibrary({ children }: { children: ReactNode }) {
  const { resolved } = useColorScheme()
  const nonce = useNonce()
  // Its style sheets look for the scheme above everything, also above what lies at the end of the document.
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
