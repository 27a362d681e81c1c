import { MantineContext, MantineThemeProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'

const nothing = () => {}

/**
 * The settings of `HeadlessMantineProvider`, without importing it: it would add everything behind Mantine's
 * variables.
 */
const headless = {
  headless: true,
  withStaticClasses: false,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  colorScheme: 'auto',
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
} as const

/**
 * The context required by Mantine components. Headless: Mantine provides behaviour, the styles are ours, so none of
 * its styles or variables are on the page. Each component adds it around itself, so that pages without Mantine
 * components don't load Mantine.
 */
export function Library({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children
  return (
    <MantineContext value={headless}>
      <MantineThemeProvider>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
