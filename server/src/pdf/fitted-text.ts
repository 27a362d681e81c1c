import { characterFont, charactersOf, type PrintFont } from '@mowka/domain/shop/printable-text'
import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>

/** The file of each font. */
export type PrintFonts = Record<PrintFont, string>

/** A part of a line in a single font. */
type Run = { font: PrintFont; text: string }

type Box = { x: number; y: number; width: number; height: number }
type Align = 'left' | 'center'

/** Minimum font size in points for text that is shrunk to fit its box. */
const SMALLEST = 8
const LINE_HEIGHT = 1.3
const ELLIPSIS = '…'

/** Splits text into runs of a single font. */
function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const character of charactersOf(text)) {
    const font = characterFont(character) ?? 'text'
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** Lays out and draws text in several fonts, which the PDF library doesn't support. */
class FittedText {
  private readonly pdf: Pdf
  private readonly fonts: PrintFonts
  private readonly box: Box

  constructor(pdf: Pdf, fonts: PrintFonts, box: Box) {
    this.pdf = pdf
    this.fonts = fonts
    this.box = box
  }

  private widthOf(text: string, size: number): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.pdf.font(this.fonts[run.font]).fontSize(size).widthOfString(run.text),
      0,
    )
  }

  /** Splits a word into parts that fit the width: a word longer than the box is broken anywhere. */
  private partsOf(word: string, size: number): string[] {
    if (this.widthOf(word, size) <= this.box.width) return [word]
    const parts: string[] = []
    let part = ''
    for (const character of charactersOf(word)) {
      if (part && this.widthOf(part + character, size) > this.box.width) {
        parts.push(part)
        part = ''
      }
      part += character
    }
    return [...parts, part]
  }

  private linesOf(paragraph: string, size: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      for (const [index, part] of this.partsOf(word, size).entries()) {
        const longer = line && index === 0 ? `${line} ${part}` : part
        if (line && (index > 0 || this.widthOf(longer, size) > this.box.width)) {
          lines.push(line)
          line = part
        } else line = longer
      }
    }
    return [...lines, line]
  }

  draw(text: string, largest: number, align: Align): void {
    const { x, y, width, height } = this.box
    const layout = (size: number) => text.split('\n').flatMap((paragraph) => this.linesOf(paragraph, size))
    const most = (size: number) => Math.floor(height / (size * LINE_HEIGHT))
    let size = largest
    let lines = layout(size)
    while (size > SMALLEST && lines.length > most(size)) {
      size -= 1
      lines = layout(size)
    }
    // Merging paragraphs is better than losing words.
    if (lines.length > most(size)) lines = this.linesOf(text.replace(/\n+/g, ' '), size)
    const shown = lines.slice(0, most(size))
    if (shown.length < lines.length) shown.push(`${shown.pop() ?? ''}${ELLIPSIS}`)
    for (const [index, line] of shown.entries()) {
      let left = align === 'center' ? x + (width - this.widthOf(line, size)) / 2 : x
      for (const run of runsOf(line)) {
        this.pdf.font(this.fonts[run.font]).fontSize(size)
        this.pdf.text(run.text, left, y + size + index * size * LINE_HEIGHT, {
          baseline: 'alphabetic',
          lineBreak: false,
        })
        left += this.pdf.widthOfString(run.text)
      }
    }
  }
}

/** Draws printable text inside a box. Text that doesn't fit is shrunk, and truncated at the minimum size. */
export function drawFitted(
  pdf: Pdf,
  text: string,
  { fonts, box, size, align = 'left' }: { fonts: PrintFonts; box: Box; size: number; align?: Align },
): void {
  new FittedText(pdf, fonts, box).draw(text, size, align)
}
