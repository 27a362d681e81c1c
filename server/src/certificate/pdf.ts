import { paths } from '@mowka/contract/routes'
import { formatCertificateNumber, joinCourseNames } from '@mowka/domain/course/certificate'
import { formatDate, formatStudyTime } from '@mowka/domain/time'
import {
  COLOUR,
  drawFitted,
  drawGraduate,
  endPdf,
  fonts,
  MARGIN,
  newPdf,
  PAGE,
  type PdfDocument,
  WIDTH,
} from '../pdf/public'
import type { CertificateRow } from './store'

const FRAME = { x: 28, y: 28, width: PAGE.width - 56, height: PAGE.height - 56 }

/** Accents in the corners of the page: position, colour and rotation in degrees. */
const ACCENTS = [
  [56, 54, COLOUR.spark, 40],
  [82, 46, COLOUR.navy, 8],
  [112, 58, COLOUR.success, 55],
  [PAGE.width - 62, 54, COLOUR.spark, -40],
  [PAGE.width - 88, 46, COLOUR.navy, -8],
  [PAGE.width - 118, 58, COLOUR.success, -55],
  [56, PAGE.height - 74, COLOUR.spark, -40],
  [82, PAGE.height - 66, COLOUR.navy, -8],
  [PAGE.width - 62, PAGE.height - 74, COLOUR.spark, 40],
  [PAGE.width - 88, PAGE.height - 66, COLOUR.navy, 8],
] as const

function drawFrame(pdf: PdfDocument): void {
  pdf.roundedRect(FRAME.x, FRAME.y, FRAME.width, FRAME.height, 16).lineWidth(1).stroke(COLOUR.line)
  for (const [x, y, colour, turn] of ACCENTS) {
    pdf.save().rotate(turn, { origin: [x + 3, y + 9] })
    pdf.roundedRect(x, y, 6, 18, 3).fill(colour)
    pdf.restore()
  }
}

/** Width of each of the totals. */
const TOTAL_WIDTH = 110

const centred = { width: WIDTH, align: 'center' } as const

/** Draws a centred text that may be long, shrunk to at most two lines. */
function drawName(pdf: PdfDocument, text: string, y: number, size: number): void {
  pdf.font(fonts.bold).fontSize(size).fillColor(COLOUR.navy)
  if (pdf.widthOfString(text) <= WIDTH) {
    pdf.text(text, MARGIN, y, centred)
    return
  }
  const box = { x: MARGIN, y, width: WIDTH, height: size * 2 }
  const printed = { text: fonts.bold, emoji: fonts.emoji }
  drawFitted(pdf, text, { fonts: printed, box, size: size * 0.7, align: 'center' })
}

/** Draws the facts of the check, in columns above the bottom edge. */
function drawFacts(pdf: PdfDocument, facts: readonly (readonly [label: string, value: string])[]): void {
  const top = PAGE.height - 150
  const width = WIDTH / facts.length
  pdf
    .moveTo(MARGIN + 20, top - 16)
    .lineTo(PAGE.width - MARGIN - 20, top - 16)
    .lineWidth(1)
    .stroke(COLOUR.line)
  for (const [index, [label, value]] of facts.entries()) {
    const x = MARGIN + index * width
    pdf
      .font(fonts.regular)
      .fontSize(9)
      .fillColor(COLOUR.muted)
      .text(label, x, top, { width, align: 'center' })
    pdf
      .font(fonts.bold)
      .fontSize(10)
      .fillColor(COLOUR.navy)
      .text(value, x, top + 14, { width, align: 'center' })
  }
}

/** Largest size of the courses of a level, and the box below its name. */
const COURSES = { size: 11, box: { x: MARGIN + 24, y: 516, width: WIDTH - 48, height: 48 } }

/** Draws the names of a level's courses, centred below its name; many names are shrunk. */
function drawCourses(pdf: PdfDocument, names: readonly string[]): void {
  const text = `${names.length === 1 ? 'Kurs' : 'Kursy'}: ${joinCourseNames(names)}`
  pdf.font(fonts.regular).fontSize(COURSES.size).fillColor(COLOUR.navy)
  const { box, size } = COURSES
  const centred = { width: box.width, align: 'center' } as const
  if (pdf.heightOfString(text, centred) <= box.height) pdf.text(text, box.x, box.y, centred)
  else {
    const printed = { text: fonts.regular, emoji: fonts.emoji }
    drawFitted(pdf, text, { fonts: printed, box, size, align: 'center' })
  }
}

/** The totals of a certificate; those without information are left out. */
function totalsOf({ lessons, sentences, words, seconds }: CertificateRow) {
  return [
    { value: `${lessons}`, label: 'Lekcje' },
    { value: `${sentences}`, label: 'Zdania' },
    ...(words ? [{ value: `${words}`, label: 'Poznane słowa' }] : []),
    ...(seconds ? [{ value: formatStudyTime(seconds), label: 'Czas nauki' }] : []),
  ]
}

/** Creates the one-page PDF of a certificate, in Polish, the language of all learners. */
export async function certificatePdf(certificate: CertificateRow, siteUrl: string): Promise<Buffer> {
  const number = formatCertificateNumber(certificate.number)
  const pdf = await newPdf(`Certyfikat ${number}`)
  drawFrame(pdf)
  pdf.font(fonts.bold).fontSize(34).fillColor(COLOUR.navy).text('Mówka', MARGIN, 84, centred)
  const { level, courses } = certificate
  const title = level ? 'Certyfikat ukończenia poziomu' : 'Certyfikat ukończenia kursu'
  pdf.fontSize(20).fillColor(COLOUR.primary).text(title, MARGIN, 146, centred)
  drawGraduate(pdf, PAGE.width / 2 - 66, 192, 1.1)
  pdf.font(fonts.regular).fontSize(13).fillColor(COLOUR.muted).text('otrzymuje', MARGIN, 356, centred)
  drawName(pdf, certificate.name, 376, 36)
  pdf
    .font(fonts.regular)
    .fontSize(13)
    .fillColor(COLOUR.muted)
    .text(level ? 'za ukończenie poziomu' : 'za ukończenie kursu', MARGIN, 460, centred)
  drawName(pdf, certificate.courseName, 480, 24)
  if (courses) drawCourses(pdf, courses)
  else {
    pdf.font(fonts.bold).fontSize(13).fillColor(COLOUR.navy)
    pdf.text(`Poziom ${certificate.levels.join(', ')}`, MARGIN, 540, centred)
  }
  const totals = totalsOf(certificate)
  const left = PAGE.width / 2 - (totals.length * TOTAL_WIDTH) / 2
  pdf.roundedRect(left, 576, totals.length * TOTAL_WIDTH, 60, 14).fill(COLOUR.sparkSoft)
  for (const [index, { value, label }] of totals.entries()) {
    const x = left + index * TOTAL_WIDTH
    const column = { width: TOTAL_WIDTH, align: 'center' } as const
    pdf.font(fonts.bold).fontSize(18).fillColor(COLOUR.navy).text(value, x, 584, column)
    pdf.font(fonts.regular).fontSize(10).text(label, x, 610, column)
  }
  drawFacts(pdf, [
    ['Data ukończenia', formatDate(`${certificate.finishedOn}T12:00:00Z`)],
    ['Numer', number],
  ])
  pdf.font(fonts.regular).fontSize(9).fillColor(COLOUR.muted)
  const link = new URL(paths.certificate({ number: certificate.number }), siteUrl).href
  pdf.text(`Sprawdź autentyczność: ${link}`, MARGIN, PAGE.height - 104, {
    ...centred,
    link: certificate.isPublic ? link : null,
  })
  pdf.text(
    `Potwierdza ukończenie ${level ? 'kursów' : 'kursu'} w Mówce. Nie jest wynikiem egzaminu językowego.`,
    MARGIN,
    PAGE.height - 90,
    centred,
  )
  return endPdf(pdf)
}
