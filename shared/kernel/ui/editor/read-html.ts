import { isMediaAddress } from '@mowka/domain/media'
import { linkSchemes } from '@mowka/domain/text/rich-text'
import { lineMarks, type Marks, type TextOp } from './write-html'

/** Elements that form their own lines. */
const blocks =
  /^(p|div|h[1-6]|li|blockquote|ul|ol|section|article|header|footer|main|pre|table|tbody|thead|tr|dl|dt|dd|figure|figcaption|address|hr)$/

/** Block elements that stay in the line of their row inside a table cell. */
const inCell = /^(p|div|br)$/

/** Separator of table cells, because a row becomes one line: a pair stays a pair. */
const CELL_SEPARATOR = '– '

/** Elements whose content is ignored. */
const silent =
  /^(script|style|template|noscript|iframe|object|svg|math|head|title|meta|link|select|textarea|button|o:p)$/

/** Formats by element. */
const marksOf: Record<string, Marks> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  h1: { header: 2 },
  h2: { header: 2 },
  h3: { header: 3 },
  h4: { header: 3 },
  h5: { header: 3 },
  h6: { header: 3 },
  blockquote: { blockquote: true },
}

function addressOf(element: Element): string | null {
  try {
    const { protocol, href } = new URL(element.getAttribute('href') ?? '')
    return linkSchemes.some((scheme) => protocol === `${scheme}:`) ? href : null
  } catch {
    return null
  }
}

const aligned = (text: string): Marks =>
  text === 'center' || text === 'right' || text === 'justify' ? { align: text } : {}

/**
 * Formats that other programs express as styles: bold is a font weight, and a bold element from Google Docs may not
 * be bold.
 */
function marksOfStyle(style: string): { marks: Marks; isPlain: boolean } {
  const says = (pattern: RegExp) => pattern.test(style)
  return {
    isPlain: says(/font-weight:\s*(normal|400)/i),
    marks: {
      ...(says(/font-weight:\s*(bold|[6-9]00)/i) && { bold: true as const }),
      ...(says(/font-style:\s*italic/i) && { italic: true as const }),
      ...(says(/(?:^|;)\s*text-decoration[^;]*underline/i) && { underline: true as const }),
      ...(says(/(?:^|;)\s*text-decoration[^;]*line-through/i) && { strike: true as const }),
      ...aligned(/text-align:\s*(\w+)/i.exec(style)?.[1] ?? ''),
    },
  }
}

function marksFrom(element: Element, name: string): Marks {
  const { marks, isPlain } = marksOfStyle(element.getAttribute('style') ?? '')
  const own = isPlain && (name === 'b' || name === 'strong') ? {} : marksOf[name]
  const lang = element.getAttribute('lang') ?? ''
  const align = /\bql-align-(\w+)/.exec(element.className)?.[1] ?? element.getAttribute('align') ?? ''
  const address = name === 'a' ? addressOf(element) : null
  // Word sets a language on every word; only the elements that our editor writes are meaningful.
  const isForeign = /^(strong|em|span|b|i|u)$/.test(name) && /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(lang)
  return {
    ...own,
    ...marks,
    ...(address && { link: address }),
    ...(isForeign && !element.hasAttribute('style') && { lang }),
    ...aligned(align),
    ...listMark(element, name),
  }
}

/** Detects list items, including those from Word, which are paragraphs with a class. */
function listMark(element: Element, name: string): Marks {
  if (name === 'li') {
    const said = element.getAttribute('data-list')
    const isOrdered = said ? said === 'ordered' : element.parentElement?.tagName === 'OL'
    return { list: isOrdered ? 'ordered' : 'bullet' }
  }
  if (!/\bMsoListParagraph/.test(element.className)) return {}
  return { list: /^\s*\(?(\d+|[a-z])[.)]/i.test(element.textContent ?? '') ? 'ordered' : 'bullet' }
}

const isListSign = (element: Element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')

const pixelsOf = (element: Element, name: 'width' | 'height') =>
  /^\d{1,4}$/.exec(element.getAttribute(name) ?? '')?.[0]

class Reader {
  readonly ops: TextOp[] = []
  private line: TextOp[] = []
  private lineOf: Marks = {}
  /** Number of table cells around the current node. */
  private cells = 0
  /** Whether the next words belong to another cell. */
  private isNewCell = false

  read(parent: Node, marks: Marks): void {
    for (const node of parent.childNodes) {
      if (node instanceof Element) this.element(node, marks)
      else if (node.nodeType === Node.TEXT_NODE) this.words(node.nodeValue ?? '', marks)
    }
  }

  private element(element: Element, marks: Marks): void {
    const name = element.tagName.toLowerCase()
    if (silent.test(name) || isListSign(element)) return
    const inner = { ...marks, ...marksFrom(element, name) }
    if (name === 'img') this.picture(element, marks)
    else if (name === 'td' || name === 'th') this.cell(element, inner)
    else if (this.cells > 0 && inCell.test(name)) {
      this.words(' ', marks)
      this.read(element, inner)
    } else if (name === 'br') this.endLine(true)
    else if (blocks.test(name)) this.block(element, name, marks, inner)
    else this.read(element, inner)
  }

  private cell(element: Element, inner: Marks): void {
    this.isNewCell = true
    this.cells += 1
    this.read(element, inner)
    this.cells -= 1
  }

  private block(element: Element, name: string, marks: Marks, inner: Marks): void {
    this.endLine(false)
    this.lineOf = inner
    this.read(element, inner)
    const isEmptyParagraph = name === 'p' && element.childNodes.length === 0
    this.endLine(isEmptyParagraph)
    this.lineOf = marks
  }

  private words(text: string, marks: Marks): void {
    const collapsed = text.replaceAll(/[ \t\r\n\f]+/g, ' ')
    const last = this.line.at(-1)
    const isAfterSpace = !last || (typeof last.insert === 'string' && last.insert.endsWith(' '))
    const words = isAfterSpace ? collapsed.replace(/^ /, '') : collapsed
    if (words === '') return
    this.lineOf = marks
    if (this.isNewCell && words.trim() !== '') {
      this.isNewCell = false
      if (this.line.length > 0) this.line.push(opOf(isAfterSpace ? CELL_SEPARATOR : ` ${CELL_SEPARATOR}`, {}))
    }
    this.line.push(opOf(words, without(marks, lineMarks)))
  }

  private picture(element: Element, marks: Marks): void {
    const src = element.getAttribute('src') ?? ''
    if (!isMediaAddress(src)) return
    this.lineOf = marks
    const alt = element.getAttribute('alt') ?? ''
    const width = pixelsOf(element, 'width')
    const height = pixelsOf(element, 'height')
    this.line.push(
      opOf({ image: src }, { ...(alt && { alt }), ...(width && { width }), ...(height && { height }) }),
    )
  }

  private trimEnd(): void {
    const last = this.line.at(-1)
    if (!last || typeof last.insert !== 'string') return
    last.insert = last.insert.trimEnd()
    if (last.insert !== '') return
    this.line.pop()
    this.trimEnd()
  }

  /** Ends the current line. An empty one counts only if it is intentional. */
  endLine(isMeant: boolean): void {
    this.trimEnd()
    if (this.line.length === 0 && !isMeant) return
    const { header, list, blockquote, align } = this.lineOf
    this.ops.push(
      ...this.line,
      opOf('\n', {
        ...(header && { header }),
        ...(list && { list }),
        // Line formats are mutually exclusive.
        ...(blockquote && !list && !header && { blockquote }),
        ...(align && { align }),
      }),
    )
    this.line = []
  }
}

const opOf = (insert: TextOp['insert'], attributes: Marks): TextOp =>
  Object.keys(attributes).length > 0 ? { insert, attributes } : { insert }

const without = (marks: Marks, names: readonly (keyof Marks)[]): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([name]) => !names.some((each) => each === name)))

/**
 * Parses HTML, our own or pasted from anywhere, into the editor's format. Preserves structure, emphasis, links and
 * our own pictures, and turns each table row into a line; drops colours, fonts, external pictures and everything
 * executable. The parsed document is inert: it runs nothing and loads nothing.
 */
export function readHtml(html: string): TextOp[] {
  const reader = new Reader()
  reader.read(new DOMParser().parseFromString(html, 'text/html').body, {})
  reader.endLine(false)
  return reader.ops
}
