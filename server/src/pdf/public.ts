/** Creating PDF documents. Each domain draws its own in `pdf.ts`. */
export { endPdf, fonts, MARGIN, newPdf, PAGE, type PdfDocument, WIDTH } from './document'
export { COLOUR, drawGraduate, drawMascot } from './drawing'
export { drawFitted } from './fitted-text'
