import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]

/** What decides whether something is seen, is there for assistive technology and can be clicked. */
const HIDING = /^(?:display|visibility|content-visibility|opacity|pointer-events|overflow|clip|clip-path)$/

/**
 * Leaves out the declarations that only colour and arrange, and rules that have no others: a query by role asks jsdom
 * for the styles of every element, and jsdom tries every rule of the page on it.
 */
export const onlyWhatHides: StylisPlugin = (element) => {
  if (element.type === 'decl' && !HIDING.test(String(element.props))) element.value = ''
}
