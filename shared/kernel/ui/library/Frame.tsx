import { MantineContext, type MantineThemeOverride, MantineThemeProvider } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import styled from 'styled-components'
import { errorStyle, errorWords, type FieldProps, isWrong, labelStyle } from '../fields/Field'
import { visuallyHidden } from '../layout/Text'
import { useNonce } from '../theme/contexts'
import { media } from '../theme/media'
import { useColorScheme } from '../theme/UiProvider'
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
function StyledLibrary({ children }: { children: ReactNode }) {
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

/**
 * Styles Mantine inputs like our own fields: label, help text, error and box. Class names are Mantine's static ones.
 */
const Look = styled.div`
  min-width: 0;
  .mantine-InputWrapper-root { display: grid; gap: 6px; min-width: 0; line-height: inherit; }
  .mantine-InputWrapper-label { justify-self: start; ${labelStyle} }
  .mantine-InputWrapper-label[data-hidden] { ${visuallyHidden} }
  .mantine-InputWrapper-description { color: var(--mw-muted); font-size: var(--mw-fs-14); line-height: inherit; }
  .mantine-InputWrapper-error { ${errorStyle} line-height: inherit; }
  .mantine-Input-wrapper.mantine-Input-wrapper {
    --input-height-md: 48px;
    --input-padding: 14px;
    --input-bd: var(--mw-line-strong);
    --input-bg: var(--mw-card);
    --input-bd-focus: var(--mw-focus);
    margin: 0;
  }
  .mantine-Input-wrapper[data-error].mantine-Input-wrapper {
    --input-bd: var(--mw-danger);
    --input-color: var(--mw-text);
    --input-placeholder-color: var(--mw-muted);
    --input-section-color: var(--mw-muted);
  }
  .mantine-Input-input { border-width: 1.5px; transition: none; }
  .mantine-Input-input[data-expanded]:not(:disabled, [data-disabled], [readonly]) { border-color: var(--mw-text); }
  ${media.hover} {
    .mantine-Input-input:hover:not(:disabled, [data-disabled], [readonly]) { border-color: var(--mw-text); }
  }
  .mantine-Input-input.mantine-Input-input:is(:focus-visible, :has(input:focus-visible)) {
    border-color: var(--mw-focus);
    outline: 3px solid var(--mw-focus);
  }
  /* For selected values inside, each 32 px high. */
  div.mantine-Input-input { padding-block: 6.5px; > * { min-height: 32px; } input { min-width: 56px; } }
  .mantine-Pill-root.mantine-Pill-root { --pill-height: 32px; font-size: var(--mw-fs-14); font-weight: 700; }
  .mantine-Input-input :focus-visible { outline: none; }
  .mantine-Input-input:is(:disabled, [data-disabled], [readonly]) { --input-bd: var(--mw-line); background: var(--mw-sunken); opacity: 1; }
  ${media.hover} { .mantine-Input-section button:hover { background: var(--mw-sunken); } }
`

/** Field props shared by all Mantine inputs, which connect them themselves. */
export const wrapperProps = ({ label, hideLabel, note, error }: FieldProps) => ({
  label,
  labelProps: { 'data-hidden': hideLabel || undefined },
  description: note,
  error: isWrong(error) && errorWords(error),
})

/** Wrapper of each Mantine input. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <StyledLibrary>
      <Look>{children}</Look>
    </StyledLibrary>
  )
}
