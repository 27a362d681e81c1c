import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>

/** Product colours (light theme). */
export const COLOUR = {
  navy: '#0B2545',
  onNavy: '#FFFFFF',
  onNavyMuted: '#C9D3E2',
  spark: '#FF8A1F',
  muted: '#51607A',
  line: '#C9BDAC',
}

const BUBBLE =
  'M60 30A44 44 0 1 1 39.4 112.9C34 117.6 27 121 18.8 121.2C17 121.2 16.3 119.2 17.6 118C22.4 113.6 26 109 27 103.5A44 44 0 0 1 60 30Z'

/** Draws the laughing speech bubble, at its screen size times `scale`. */
export function drawMascot(pdf: Pdf, x: number, y: number, scale: number): void {
  pdf
    .save()
    .translate(x - 14 * scale, y)
    .scale(scale)
  pdf.lineCap('round').lineJoin('round')
  pdf.path(BUBBLE).fill('#FFFFFF')
  pdf.lineWidth(4).path('M40 70q6 -8 12 0M68 70q6 -8 12 0').stroke(COLOUR.navy)
  pdf.path('M46 82h28q-2 15 -14 15t-14 -15z').stroke(COLOUR.navy)
  pdf.lineWidth(12).path('M67 15L76 2').stroke(COLOUR.spark)
  pdf.restore()
}

/** Draws the large accent of the "ó" in the corner of a card. */
export function drawSpark(pdf: Pdf, x: number, y: number): void {
  pdf.save().rotate(32, { origin: [x + 20, y + 62] })
  pdf.roundedRect(x, y, 40, 124, 20).fill(COLOUR.spark)
  pdf.restore()
}
