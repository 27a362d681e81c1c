import { MantineContext, MantineThemeProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'

const nothing = () => {}

/** What `HeadlessMantineProvider` says. That one would bring all that the library's own variables are made of. */
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
 * The surroundings that the parts of Mantine ask for. Headless: it brings behaviour, the look is ours, so none of its
 * styles or variables are on the page. Every part brings it for what is inside, so that a page without parts of the
 * library is a page without the library.
 */
export function Library({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children
  return (
    <MantineContext value={headless}>
      <MantineThemeProvider>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
