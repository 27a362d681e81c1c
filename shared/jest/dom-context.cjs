const { createRequire } = require('node:module')
const { mayMatch } = require('./quick-matching.cjs')

const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'))
const ofJsdom = createRequire(ofEnvironment.resolve('jsdom'))

// Must run before jsdom loads its styles, which import this function.
const selectors = ofJsdom('./jsdom/living/helpers/selectors.js')
const { matchesDontThrow } = selectors
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector)

const { default: Jsdom } = ofEnvironment('jest-environment-jsdom')
const { implForWrapper } = ofJsdom('./jsdom/living/generated/utils.js')
const { propertiesWithResolvedValueImplemented: resolved } = ofJsdom('./jsdom/living/helpers/style-rules.js')

// Computing colors takes as long as the rest of a style, and no test reads them.
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property]

/**
 * The environment of rendering tests: jsdom with computed styles cached until the document changes (ADR 48). A query
 * by role computes the styles of all ancestors several times. jsdom drops its own cache (`_styleCache`) with every
 * change of the document, so ours is keyed by it.
 */
module.exports = class DomContext extends Jsdom {
  constructor(...args) {
    super(...args)
    const { global: window } = this
    const { document, getComputedStyle } = window
    const styles = new WeakMap()
    const sheets = () => implForWrapper(document)._styleCache
    window.getComputedStyle = (element, pseudo) => {
      if (pseudo || !element.isConnected) return getComputedStyle(element, pseudo)
      const known = styles.get(sheets())?.get(element)
      if (known) return known
      const style = getComputedStyle(element)
      if (!styles.has(sheets())) styles.set(sheets(), new WeakMap())
      styles.get(sheets()).set(element, style)
      return style
    }
  }
}
