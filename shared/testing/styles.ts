import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]

/** Properties that decide whether an element is visible, accessible and clickable. */
const HIDING = /^(?:visibility|opacity|pointer-events)$/

/**
 * Removes declarations that don't hide elements, and rules without others: a query by role computes the styles of
 * every element, for which jsdom checks every rule. Of the values of `display`, only `none` stays. Rules that show an
 * element again are removed as well; `styled` of `renderPage` keeps all rules.
 */
export const onlyWhatHides: StylisPlugin = (element) => {
  if (element.type !== 'decl') return
  const hides = element.props === 'display' ? element.children === 'none' : HIDING.test(String(element.props))
  if (!hides) element.value = ''
}
