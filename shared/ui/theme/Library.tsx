import { HeadlessMantineProvider, MantineContext } from '@mantine/core'
import { type ReactNode, use } from 'react'

/**
 * The surroundings that the parts of Mantine ask for. Headless: it brings behaviour, the look is ours, so none of its
 * styles or variables are on the page. `UiProvider` gives it once; a part standing outside brings its own.
 */
export function Library({ children }: { children: ReactNode }) {
  return use(MantineContext) ? children : <HeadlessMantineProvider>{children}</HeadlessMantineProvider>
}
