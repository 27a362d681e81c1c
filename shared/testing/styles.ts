import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]

/** What decides whether something is seen, is there for assistive technology and can be clicked. */
const HIDING = /^(?:visibility|opacity|pointer-events)$/

/**
 * Leaves out the declarations that only colour and arrange, and rules that have no others: a query by role asks jsdom
 * for the styles of every element, and jsdom tries every rule of the page on it. Of ways to
 * display only `none` hides. What shows it again in some state is left out, too; `styled` of `renderPage` keeps all.
 */
export const onlyWhatHides: StylisPlugin = (element) => {
  if (element.type !== 'decl') return
  const hides = element.props === 'display' ? element.children === 'none' : HIDING.test(String(element.props))
  if (!hides) element.value = ''
}
