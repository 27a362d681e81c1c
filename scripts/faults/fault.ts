/** A small mistake that can be made at one place of a source. */
export type Fault = {
  /** What is wrong then, e.g. "negate the condition". */
  what: string
  /** The line on which it begins, from 1. */
  line: number
  /** The part of the source that is replaced, as offsets. */
  start: number
  end: number
  text: string
}

/** The source with the mistake in it. */
export const withFault = (source: string, { start, end, text }: Fault): string =>
  source.slice(0, start) + text + source.slice(end)

const MOST_LINES = 4

/** The lines that change, as they are and as they would be. */
export function describeFault(source: string, fault: Fault): string {
  const mutated = withFault(source, fault)
  const first = source.lastIndexOf('\n', fault.start - 1) + 1
  const shown = (text: string, sign: string, end: number) => {
    const next = text.indexOf('\n', end)
    const lines = text.slice(first, next < 0 ? text.length : next).split('\n')
    const cut = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '  …'] : lines
    return cut.map((line) => `${sign} ${line}`).join('\n')
  }
  return `${shown(source, '-', fault.end)}\n${shown(mutated, '+', fault.start + fault.text.length)}`
}
