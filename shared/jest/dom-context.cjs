const { createRequire } = require('node:module')
const { mayMatch } = require('./quick-matching.cjs')

const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'))
const ofJsdom = createRequire(ofEnvironment.resolve('jsdom'))

// Before jsdom's styles are loaded, which take this function at once.
const selectors = ofJsdom('./jsdom/living/helpers/selectors.js')
const { matchesDontThrow } = selectors
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector)

const { default: Jsdom } = ofEnvironment('jest-environment-jsdom')
const { implForWrapper } = ofJsdom('./jsdom/living/generated/utils.js')
const { propertiesWithResolvedValueImplemented: resolved } = ofJsdom('./jsdom/living/helpers/style-rules.js')

// Colours as a browser computes them take as long as the rest of a style, and no test asks for them.
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property]

/**
 * The environment of tests that render: jsdom, in which a style is put together once until the document changes (ADR
 * 48). Who looks for a role asks for the styles of all around it, several times each. jsdom drops its own knowledge of
 * style sheets (`_styleCache`) with every change of the document: as long as that is the same, a style is.
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
