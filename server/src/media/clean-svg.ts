import sanitizeHtml from 'sanitize-html'
import { endOfJpeg, endOfPng } from './picture-ends'
import { refusals } from './refusals'
import { readSvgStyles } from './svg-styles'

/** The index after the next occurrence of `end`, or -1. */
function indexAfter(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from)
  return at < 0 ? -1 : at + end.length
}

const isSpace = (sign: string | undefined) =>
  sign === ' ' || sign === '\t' || sign === '\n' || sign === '\r' || sign === '\ufeff'

/** The index after a document type declaration; -1 if it never ends, `declarations` if it has an internal subset. */
function afterDoctype(text: string, from: number): number | 'declarations' {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '[') return 'declarations'
    if (sign === '>') return at + 1
    if (sign === '"' || sign === "'") {
      at = text.indexOf(sign, at + 1)
      if (at < 0) return -1
    }
  }
  return -1
}

/**
 * The name of an XML document's root element; `null` if there is none, `declarations` if the document declares entities
 * or the like in its DOCTYPE. Reads each character of the prolog once: a regular expression with a repetition inside a
 * repetition takes exponential time on a few dozen comments.
 */
export function rootElementOf(text: string): string | null {
  let at = 0
  let hasDoctype = false
  while (at >= 0 && at < text.length) {
    if (isSpace(text[at])) at += 1
    else if (text.startsWith('<!--', at)) at = indexAfter(text, '-->', at + 4)
    else if (text.startsWith('<?', at)) at = indexAfter(text, '?>', at + 2)
    else if (!hasDoctype && text.slice(at, at + 9).toUpperCase() === '<!DOCTYPE') {
      hasDoctype = true
      const end = afterDoctype(text, at + 9)
      if (end === 'declarations') return end
      at = end
    } else return /^<([\w:.-]{1,50})[\s/>]/.exec(text.slice(at, at + 52))?.[1] ?? null
  }
  return null
}

const kinds = [
  { prefix: 'data:image/png;base64,', signature: Buffer.from('89504e470d0a1a0a', 'hex'), end: endOfPng },
  { prefix: 'data:image/jpeg;base64,', signature: Buffer.from('ffd8ff', 'hex'), end: endOfJpeg },
  { prefix: 'data:image/jpg;base64,', signature: Buffer.from('ffd8ff', 'hex'), end: endOfJpeg },
]

/**
 * Returns the data URL of an embedded image if it is a complete PNG or JPEG, re-encoded so that it contains nothing
 * else; null otherwise. Canva and Inkscape embed photos like this.
 */
function embeddedPicture(address: string): string | null {
  const kind = kinds.find(({ prefix }) => address.trim().startsWith(prefix))
  if (!kind) return null
  const bytes = Buffer.from(address.trim().slice(kind.prefix.length), 'base64')
  const end = bytes.subarray(0, kind.signature.length).equals(kind.signature) ? kind.end(bytes) : null
  return end === null ? null : kind.prefix + bytes.toString('base64', 0, end)
}

/** Elements for drawing: no scripts, embedded pages (foreignObject), style sheets or animated links. */
const elements = [
  'svg',
  'g',
  'defs',
  'switch',
  'symbol',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'title',
  'desc',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'image',
  'pattern',
  'marker',
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComposite',
  'feFlood',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feOffset',
]

/** Elements without children. */
const leaves = elements.filter((name) =>
  /^(use|image|path|rect|circle|ellipse|line|polyline|polygon|stop|fe(?!Merge$)\w+)$/.test(name),
)

/** Attributes for position, size and colour. No event handlers, no `style`; URLs only within the same image. */
const attributes = (
  'xmlns xmlns:xlink version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points ' +
  'transform id role aria-label aria-hidden fill fill-opacity fill-rule clip-rule clip-path mask opacity stroke ' +
  'stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity ' +
  'vector-effect color display visibility gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity ' +
  'clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform marker-start marker-mid ' +
  'marker-end markerWidth markerHeight markerUnits refX refY orient font-family font-size font-weight font-style ' +
  'text-anchor dominant-baseline letter-spacing dx dy rotate textLength lengthAdjust filter filterUnits primitiveUnits ' +
  'in in2 result mode type values operator k1 k2 k3 k4 stdDeviation flood-color flood-opacity ' +
  'color-interpolation-filters paint-order href xlink:href'
).split(' ')

const knownElements = new Set(elements)
const knownAttributes = new Set(attributes)

/** Whether a value contains no reference, or only references within the same image. */
function isHarmless(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return /^#[\w.-]+$/.test(value.trim())
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg'
  if (name === 'xmlns:xlink') return value === 'http://www.w3.org/1999/xlink'
  // CSS escapes and comments aren't allowed in the rest.
  const urls = value.match(/url\s*\(/gi)?.length ?? 0
  const own = value.match(/url\(\s*['"]?#[\w.-]+['"]?\s*\)/g)?.length ?? 0
  return urls === own && !/\\|\/\*|javascript:|data:|@import/i.test(value)
}

/** More tags or attributes would block the server for more than a second. */
const MAX_TAGS = 50_000
const MAX_ATTRIBUTES = 200_000

function countOf(text: string, sign: string): number {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1
  return count
}

/**
 * Rewrites an SVG with drawing elements only. Returns null for bytes that aren't an SVG in UTF-8; throws for an SVG
 * that defines entities or has nothing left. `isCleaned` is set if something visible or active was removed.
 */
export function cleanSvg(bytes: Buffer): { bytes: Uint8Array; isCleaned: boolean } | null {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
  const root = rootElementOf(text)
  if (root === 'declarations') throw refusals.hasMore()
  if (root !== 'svg') return null
  if (countOf(text, '<') > MAX_TAGS || countOf(text, '=') > MAX_ATTRIBUTES) throw refusals.tooComplex()
  const styles = readSvgStyles(text, isHarmless)
  let isCleaned = false
  const drawn = sanitizeHtml(text, {
    allowedTags: [...knownElements],
    allowedAttributes: { '*': [...knownAttributes] },
    // Records removed elements, and checks references here, because they aren't web URLs.
    onOpenTag: (name, given) => {
      if (name === 'style') return
      const own = withoutStyle(name, given)
      if (!knownElements.has(name) || Object.keys(own).some((each) => !isKept(each, own[each] ?? '')))
        isCleaned ||= !isOfDrawingPrograms(name, own)
    },
    transformTags: {
      // A link's target is removed, its content stays.
      a: 'g',
      '*': (tagName, given) => {
        const styled = styles.attributesFor(tagName, given)
        const attribs = Object.fromEntries(
          Object.entries(styled).filter(([name, value]) => isKept(name, value)),
        )
        if (tagName !== 'image') return { tagName, attribs }
        const picture = embeddedPicture(addressOf(given))
        isCleaned ||= picture === null
        return picture === null
          ? { tagName: DROPPED, attribs: {} }
          : { tagName, attribs: { ...attribs, href: picture } }
      },
    },
    allowedSchemesAppliedToAttributes: [],
    // Including their content: the text of a script isn't part of the drawing.
    disallowedTagsMode: 'completelyDiscard',
    selfClosing: leaves,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  })
  if (!/^\s*<svg[\s>]/.test(drawn) || !/<\/svg>\s*$|\/>\s*$/.test(drawn)) throw refusals.broken()
  return { bytes: Buffer.from(drawn.trim()), isCleaned: isCleaned || styles.hasLoss() }
}

/** An element that isn't allowed. */
const DROPPED = 'dropped'

const addressOf = (given: Readonly<Record<string, string>>) => given.href ?? given['xlink:href'] ?? ''

/** Returns an element's attributes except its styles and an image's URL, which are checked separately. */
function withoutStyle(element: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const judged = element === 'image' ? ['style', 'href', 'xlink:href'] : ['style']
  return Object.fromEntries(Object.entries(given).filter(([name]) => !judged.includes(name)))
}

const isKept = (name: string, value: string) => knownAttributes.has(name) && isHarmless(name, value)

/**
 * Whether an element or attribute is metadata of a drawing program: `sodipodi:namedview`, `data-name`, `xml:space`.
 */
function isOfDrawingPrograms(tag: string, given: Record<string, string>): boolean {
  const isNote = (name: string) =>
    /^(xml|inkscape|sodipodi|rdf|cc|dc|sketch|serif|data|figma)[:-]|^xmlns:|^class$|^enable-background$/.test(
      name,
    )
  if (!knownElements.has(tag)) return tag === 'metadata' || isNote(tag)
  return Object.keys(given).every((name) => isKept(name, given[name] ?? '') || isNote(name))
}
