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
