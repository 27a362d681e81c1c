import type { PdfDocument } from './document'

/** Product colours (light theme). */
export const COLOUR = {
  navy: '#0B2545',
  onNavy: '#FFFFFF',
  onNavyMuted: '#C9D3E2',
  spark: '#FF8A1F',
  sparkSoft: '#FFE8CF',
  primary: '#C2410C',
  success: '#15803D',
  muted: '#51607A',
  line: '#C9BDAC',
}

const BUBBLE =
  'M60 30A44 44 0 1 1 39.4 112.9C34 117.6 27 121 18.8 121.2C17 121.2 16.3 119.2 17.6 118C22.4 113.6 26 109 27 103.5A44 44 0 0 1 60 30Z'

/** Draws the laughing speech bubble, at its screen size times `scale`. */
export function drawMascot(pdf: PdfDocument, x: number, y: number, scale: number): void {
  pdf
    .save()
    .translate(x - 14 * scale, y)
    .scale(scale)
  pdf.lineCap('round').lineJoin('round')
  pdf.path(BUBBLE).fill(COLOUR.onNavy)
  pdf.lineWidth(4).path('M40 70q6 -8 12 0M68 70q6 -8 12 0').stroke(COLOUR.navy)
  pdf.path('M46 82h28q-2 15 -14 15t-14 -15z').stroke(COLOUR.navy)
  pdf.lineWidth(12).path('M67 15L76 2').stroke(COLOUR.spark)
  pdf.restore()
}

/** Draws the speech bubble with an outline and a graduation cap, for white paper. */
export function drawGraduate(pdf: PdfDocument, x: number, y: number, scale: number): void {
  pdf.save().translate(x, y).scale(scale)
  pdf.lineCap('round').lineJoin('round').lineWidth(5)
  pdf.path(BUBBLE).fillAndStroke(COLOUR.onNavy, COLOUR.navy)
  pdf.lineWidth(4).path('M40 70q6 -8 12 0M68 70q6 -8 12 0').stroke(COLOUR.navy)
  pdf.path('M46 82h28q-2 15 -14 15t-14 -15z').fillAndStroke(COLOUR.navy, COLOUR.navy)
  pdf.path('M60 4L104 20L60 38L16 20Z').fillAndStroke(COLOUR.navy, COLOUR.navy)
  pdf.lineWidth(4).path('M98 22V44').stroke(COLOUR.spark)
  pdf.roundedRect(94, 42, 8, 16, 4).fill(COLOUR.spark)
  pdf.restore()
}
