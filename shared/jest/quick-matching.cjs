/**
 * Most rules of style sheets are about other elements. This tells which, by the last part of their selectors: the name,
 * the classes and the attributes that an element needs to be meant at all. jsdom asks its engine about every rule.
 */

/** What comes last: a name, then classes, attributes and states. */
const LAST_PART = /(?:^|[\s>+~])([a-z][a-z0-9-]*|\*)?((?:\.[\w-]+|\[[\w-]+\]|::?[a-z-]+)*)$/i

/** What states and attributes ask beyond their names is left to the engine. */
const withoutDetails = (selector) =>
  selector
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\([^()]*\)/g, '')
    .replace(/\[\s*([\w-]+)[^\]]*\]/g, '[$1]')

/** For each selector of a list what an element needs; null where that is not to be seen. */
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

/** False where an element (of jsdom's inside) cannot be meant by a selector. True says nothing. */
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
