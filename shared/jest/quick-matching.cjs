/**
 * Excludes style rules that can't match an element, by the tag name, classes and attributes in the last part of their
 * selectors. Without it, jsdom's selector engine checks every rule.
 */

/** The last part of a selector: a tag name, then classes, attributes and pseudo-classes. */
const LAST_PART = /(?:^|[\s>+~])([a-z][a-z0-9-]*|\*)?((?:\.[\w-]+|\[[\w-]+\]|::?[a-z-]+)*)$/i

/** Removes the arguments of pseudo-classes and the values of attributes, which the engine checks. */
const withoutDetails = (selector) =>
  selector
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\([^()]*\)/g, '')
    .replace(/\[\s*([\w-]+)[^\]]*\]/g, '[$1]')

/** Returns the requirements of each selector in a list, or `null` if they can't be determined. */
function needsOf(list) {
  const needs = []
  for (const selector of withoutDetails(list).split(',')) {
    const last = LAST_PART.exec(selector.trim())
    if (!last) return null
    const [, name, rest] = last
    needs.push({
      name: name === '*' ? undefined : name?.toLowerCase(),
      classes: [...rest.matchAll(/\.([\w-]+)/g)].map(([, each]) => each),
      attributes: [...rest.matchAll(/\[([\w-]+)\]/g)].map(([, each]) => each),
    })
  }
  return needs
}

const known = new Map()

/**
 * Returns `false` if an element (jsdom's implementation object) can't match a selector. `true` means that it may
 * match.
 */
function mayMatch(element, selector) {
  let needs = known.get(selector)
  if (needs === undefined) {
    needs = needsOf(`${selector}`)
    known.set(selector, needs)
  }
  if (needs === null) return true
  const classes = element.getAttributeNS(null, 'class') ?? ''
  return needs.some(
    (need) =>
      (need.name === undefined || need.name === element.localName.toLowerCase()) &&
      need.classes.every((each) => classes.includes(each)) &&
      need.attributes.every((each) => element.hasAttributeNS(null, each)),
  )
}

module.exports = { mayMatch }
