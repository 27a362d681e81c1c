import { escapeHtml } from '@mowka/domain/text/rich-text'

/** Formats of a piece of text: its own, and on a line break those of its line. */
export type Marks = {
  bold?: true
  italic?: true
  underline?: true
  strike?: true
  link?: string
  /** BCP 47 tag of the text. */
  lang?: string
  header?: 2 | 3
  list?: 'bullet' | 'ordered'
  blockquote?: true
  align?: 'center' | 'right' | 'justify'
  /** For pictures. */
  alt?: string
  /** For pictures, in pixels. */
  width?: string
  height?: string
}

/** A piece of text in the editor's format: words, or a picture from the media library. */
export type TextOp = { insert: string | { image: string }; attributes?: Marks }

/** Inline formats, without those of lines and pictures. */
const inlineMarks = ['link', 'bold', 'italic', 'underline', 'strike', 'lang'] as const

/** Line formats. */
export const lineMarks = ['header', 'list', 'blockquote', 'align'] as const

/** Escapes text and removes the editor's zero-width spaces. */
const escaped = (text: string) => escapeHtml(text.replaceAll('\ufeff', ''))

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

/** Wraps words in their formats, in a fixed order, so that equal texts have equal HTML. */
function words(text: string, marks: Marks): string {
  let html = escaped(text)
  if (html === '') return ''
  const lang = marks.lang ? ` lang="${escaped(marks.lang)}"` : ''
  const inner = (['strike', 'underline', 'italic', 'bold'] as const).filter((mark) => marks[mark])
  inner.forEach((mark, index) => {
    // The outermost element has the language; without any element it needs a span.
    const own = index === inner.length - 1 ? lang : ''
    html = `<${tags[mark]}${own}>${html}</${tags[mark]}>`
  })
  if (lang && inner.length === 0) html = `<span${lang}>${html}</span>`
  return marks.link ? `<a href="${escaped(marks.link)}">${html}</a>` : html
}

const size = (name: 'width' | 'height', pixels: string | undefined) =>
  pixels ? ` ${name}="${escaped(pixels)}"` : ''

const picture = (src: string, { alt = '', width, height }: Marks) =>
  `<img src="${escaped(src)}" alt="${escaped(alt)}"${size('width', width)}${size('height', height)} />`

const sameInline = (a: Marks, b: Marks) => inlineMarks.every((mark) => a[mark] === b[mark])

function line(ops: readonly TextOp[]): string {
  const joined: { text: string; marks: Marks }[] = []
  let html = ''
  const flush = () => {
    html += joined.map(({ text, marks }) => words(text, marks)).join('')
    joined.length = 0
  }
  for (const { insert, attributes = {} } of ops) {
    if (typeof insert !== 'string') {
      flush()
      html += picture(insert.image, attributes)
      continue
    }
    const last = joined.at(-1)
    if (last && sameInline(last.marks, attributes)) last.text += insert
    else joined.push({ text: insert, marks: attributes })
  }
  flush()
  return html
}

/** Splits operations, which may contain several line breaks, into lines with their formats. */
function linesOf(ops: readonly TextOp[]): { html: string; marks: Marks }[] {
  const lines: { html: string; marks: Marks }[] = []
  let open: TextOp[] = []
  for (const { insert, attributes = {} } of ops) {
    if (typeof insert !== 'string') {
      open.push({ insert, attributes })
      continue
    }
    insert.split('\n').forEach((text, index) => {
      if (index > 0) {
        lines.push({ html: line(open), marks: attributes })
        open = []
      }
      if (text !== '') open.push({ insert: text, attributes })
    })
  }
  if (open.length > 0) lines.push({ html: line(open), marks: {} })
  return lines
}

function tagOf({ header, list, blockquote }: Marks): string {
  if (header) return `h${header}`
  if (list) return 'li'
  return blockquote ? 'blockquote' : 'p'
}

/**
 * Writes the editor's content as HTML with allowed elements only; text is escaped, so that typed or pasted content
 * never becomes an element. A text with only blank lines is empty.
 */
export function writeHtml(ops: readonly TextOp[]): string {
  const lines = linesOf(ops)
  while (lines.at(-1)?.html === '') lines.pop()
  let html = ''
  let list: Marks['list']
  for (const { html: inside, marks } of lines) {
    if (marks.list !== list) {
      if (list) html += list === 'ordered' ? '</ol>' : '</ul>'
      if (marks.list) html += marks.list === 'ordered' ? '<ol>' : '<ul>'
      list = marks.list
    }
    const tag = tagOf(marks)
    const align = marks.align ? ` class="ql-align-${marks.align}"` : ''
    html += `<${tag}${align}>${inside || '<br />'}</${tag}>`
  }
  return list ? `${html}${list === 'ordered' ? '</ol>' : '</ul>'}` : html
}
