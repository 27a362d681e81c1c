import { type CssNode, generate, parse } from 'css-tree'

/** CSS properties that can also be SVG attributes. */
const presentation = new Set(
  (
    'fill fill-opacity fill-rule clip-rule clip-path mask opacity stroke stroke-width stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity vector-effect color display visibility ' +
    'stop-color stop-opacity marker-start marker-mid marker-end font-family font-size font-weight font-style ' +
    'text-anchor dominant-baseline letter-spacing filter flood-color flood-opacity color-interpolation-filters ' +
    'paint-order'
  ).split(' '),
)

/** Values that have no effect if the property is dropped. */
const initial = /^(none|normal|auto|inherit|initial|medium|baseline|sRGB|0(px)?|1|100%|start)$/

/** Properties written by drawing programs that browsers ignore in SVG. */
const ignored =
  /^(-|enable-background$|font-variant|font-feature|font-variation|font-stretch$|line-height$|text-|white-space$|shape-|solid-|word-spacing$|writing-mode$|direction$|color-rendering$|image-rendering$|block-progression$)/

type Declarations = Readonly<Record<string, string>>

/** The declarations of a selector. `order` combines specificity and position; later rules win. */
type Rule = { order: number; declarations: Declarations }

/** An SVG's style sheets, as far as they can be expressed as attributes. */
export type SvgStyles = {
  /** Merges an element's attributes with matching rules and its `style`, which wins. */
  attributesFor: (element: string, given: Readonly<Record<string, string>>) => Record<string, string>
  /** Whether a visible style had to be dropped. */
  hasLoss: () => boolean
}

/** Returns the content of `style` elements without CDATA marks. */
function styleTexts(svg: string): string[] {
  const texts: string[] = []
  for (let at = svg.indexOf('<style'); at >= 0; at = svg.indexOf('<style', at)) {
    const start = svg.indexOf('>', at) + 1
    const end = start === 0 ? -1 : svg.indexOf('</style', start)
    if (end < 0) break
    if (svg[start - 2] !== '/') texts.push(svg.slice(start, end).replace('<![CDATA[', '').replace(']]>', ''))
    at = svg[start - 2] === '/' ? start : end
  }
  return texts
}

/** Specificity: element, class, element with class, id. */
const weights = { TypeSelector: 1, ClassSelector: 2, IdSelector: 4 }
const prefixes = { TypeSelector: '', ClassSelector: '.', IdSelector: '#' }

/**
 * Parses `path`, `.st0`, `path.st0` or `#lis` with its specificity; null for selectors that depend on other elements.
 */
function simpleSelector(node: CssNode): { key: string; weight: number } | null {
  let key = ''
  let weight = 0
  for (const part of node.type === 'Selector' ? node.children : []) {
    if (part.type !== 'TypeSelector' && part.type !== 'ClassSelector' && part.type !== 'IdSelector')
      return null
    key += prefixes[part.type] + part.name
    weight += weights[part.type]
  }
  return weight > 0 && weight <= 4 ? { key, weight } : null
}

/** Returns the simple selectors that match an element. */
function selectorsFor(element: string, given: Readonly<Record<string, string>>): string[] {
  const classes = (given.class ?? '').split(/\s+/)
  return [element, ...classes.flatMap((each) => [`.${each}`, `${element}.${each}`]), `#${given.id ?? ''}`]
}

/** Parses CSS; null if brackets are nested too deeply. */
function parsed(text: string, context: 'stylesheet' | 'declarationList'): CssNode | null {
  try {
    return parse(text, { context, parseCustomProperty: false })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * Reads an SVG's styles: Inkscape writes colours into `style` attributes, Illustrator into classes. `isSafe` checks
 * each value. Unsafe values, properties without an attribute and selectors that depend on other elements are dropped.
 */
export function readSvgStyles(svg: string, isSafe: (name: string, value: string) => boolean): SvgStyles {
  let hasLoss = false

  const declarationsOf = (nodes: Iterable<CssNode>): Declarations => {
    const declarations: Record<string, string> = {}
    for (const node of nodes) {
      if (node.type !== 'Declaration') {
        hasLoss ||= node.type !== 'Comment' && node.type !== 'WhiteSpace'
        continue
      }
      const name = node.property.toLowerCase()
      const value = generate(node.value).trim()
      if (presentation.has(name) && isSafe(name, value)) declarations[name] = value
      else if (!ignored.test(name) && !initial.test(value)) hasLoss = true
    }
    return declarations
  }

  const rules = new Map<string, Rule>()
  const addRule = (prelude: CssNode, declarations: Declarations) => {
    for (const each of prelude.type === 'SelectorList' ? prelude.children : []) {
      const selector = simpleSelector(each)
      if (!selector) hasLoss ||= Object.keys(declarations).length > 0
      else {
        const before = rules.get(selector.key)?.declarations
        const order = selector.weight * 1e9 + rules.size
        rules.set(selector.key, { order, declarations: { ...before, ...declarations } })
      }
    }
  }
  for (const text of styleTexts(svg)) {
    const sheet = parsed(text, 'stylesheet')
    hasLoss ||= sheet === null
    for (const node of sheet?.type === 'StyleSheet' ? sheet.children : []) {
      if (node.type === 'Rule') addRule(node.prelude, declarationsOf(node.block.children))
      else hasLoss ||= node.type !== 'Comment' && node.type !== 'WhiteSpace'
    }
  }

  return {
    attributesFor(element, { style, ...own }) {
      const fitting = selectorsFor(element, own).flatMap((key) => rules.get(key) ?? [])
      const list = style === undefined ? null : parsed(style, 'declarationList')
      hasLoss ||= style !== undefined && list === null
      return Object.assign(
        own,
        ...fitting.sort((a, b) => a.order - b.order).map(({ declarations }) => declarations),
        list?.type === 'DeclarationList' ? declarationsOf(list.children) : {},
      )
    },
    hasLoss: () => hasLoss,
  }
}
