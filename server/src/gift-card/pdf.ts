import { printableForm } from '@mowka/domain/shop/printable-text'
import { formatDate } from '@mowka/domain/time'
import {
  COLOUR,
  drawFitted,
  drawMascot,
  endPdf,
  fonts,
  MARGIN,
  newPdf,
  PAGE,
  type PdfDocument,
  WIDTH,
} from '../pdf/public'
import type { GiftCardRow } from './store'
import { languagesInWords, periodAsTitle } from './words'

/** Draws the large accent of the "ó" in the corner of a card. */
function drawSpark(pdf: PdfDocument, x: number, y: number): void {
  pdf.save().rotate(32, { origin: [x + 20, y + 62] })
  pdf.roundedRect(x, y, 40, 124, 20).fill(COLOUR.spark)
  pdf.restore()
}

/** The card fills the upper half of the page, to be cut or folded. */
const CARD = { x: MARGIN, y: MARGIN, width: WIDTH, height: 330, padding: 32, corner: 24 }
const FOLD = PAGE.height / 2

/** Draws the mascot's speech bubble. */
function drawBubble(pdf: PdfDocument, words: string, x: number, y: number, width: number): void {
  const height = 112
  pdf.roundedRect(x, y, width, height, 18).fill('#FFFFFF')
  pdf.rect(x, y + height - 18, 18, 18).fill('#FFFFFF')
  pdf.fillColor(COLOUR.navy)
  const box = { x: x + 18, y: y + 14, width: width - 36, height: height - 28 }
  drawFitted(pdf, words, { fonts: { text: fonts.bold, emoji: fonts.emoji }, box, size: 17 })
}

/** Draws the upper half: the card to give away. */
function drawCard(pdf: PdfDocument, card: GiftCardRow): void {
  const { x, y, width, height, padding, corner } = CARD
  const left = x + padding
  const inner = width - 2 * padding
  pdf.save().roundedRect(x, y, width, height, corner).clip()
  pdf.rect(x, y, width, height).fill(COLOUR.navy)
  drawSpark(pdf, x + width - 84, y - 40)
  pdf.restore()

  pdf
    .font(fonts.bold)
    .fontSize(28)
    .fillColor(COLOUR.onNavy)
    .text('Mówka', left, y + 26)
  pdf
    .font(fonts.regular)
    .fontSize(13)
    .fillColor(COLOUR.onNavyMuted)
    .text('Karta podarunkowa', left, y + 62)

  drawMascot(pdf, left, y + 100, 0.86)
  drawBubble(
    pdf,
    printableForm(card.inscription).trim() || 'Prezent dla Ciebie',
    left + 100,
    y + 92,
    inner - 100,
  )

  pdf.font(fonts.bold).fontSize(26).fillColor(COLOUR.onNavy)
  pdf.text(periodAsTitle(card.plan, 'pl'), left, y + 222, { width: inner })
  pdf.font(fonts.regular).fontSize(14).fillColor(COLOUR.onNavyMuted)
  pdf.text(`Język: ${languagesInWords(card.languages, 'pl')}`, left, y + 258, { width: inner })
  pdf.font(fonts.bold).fontSize(20).fillColor(COLOUR.spark)
  pdf.text(card.pattern, left, y + 284, { width: inner, characterSpacing: 1 })
}

/** Draws the lower half: instructions. */
function drawSteps(pdf: PdfDocument, card: GiftCardRow, siteUrl: string): void {
  pdf.moveTo(0, FOLD).lineTo(PAGE.width, FOLD).dash(4, { space: 6 }).lineWidth(1).stroke(COLOUR.line).undash()
  pdf
    .font(fonts.bold)
    .fontSize(20)
    .fillColor(COLOUR.navy)
    .text('Jak odebrać prezent', MARGIN, FOLD + 44)
  const steps = [
    `Wejdź na ${new URL(siteUrl).host} i zaloguj się albo załóż konto.`,
    'Otwórz swój profil, a w nim zakładkę Płatności.',
    `Wpisz kod ${card.pattern}. Od razu możesz się uczyć.`,
  ]
  for (const [index, step] of steps.entries()) {
    const y = FOLD + 88 + index * 44
    pdf.roundedRect(MARGIN, y, 28, 28, 9).fill(COLOUR.navy)
    pdf.font(fonts.bold).fontSize(14).fillColor('#FFFFFF')
    pdf.text(`${index + 1}`, MARGIN, y + 5, { width: 28, align: 'center' })
    pdf.font(fonts.regular).fontSize(14).fillColor(COLOUR.navy)
    pdf.text(step, MARGIN + 44, y + 5, { width: WIDTH - 44 })
  }
  pdf.font(fonts.regular).fontSize(11).fillColor(COLOUR.muted)
  const end = card.expireAt ? ` Karta jest ważna do ${formatDate(card.expireAt)}.` : ''
  pdf.text(
    `Kod działa raz. Kto go zna, może go użyć, więc pokazuj go tylko obdarowanej osobie.${end}`,
    MARGIN,
    FOLD + 230,
    {
      width: WIDTH,
      lineGap: 2,
    },
  )
}

/**
 * Creates a one-page PDF of a gift card: plan, inscription, code, and how to redeem it. In Polish, the language of
 * all learners.
 */
export async function giftCardPdf(card: GiftCardRow, siteUrl: string): Promise<Buffer> {
  const pdf = await newPdf(`Karta podarunkowa ${card.pattern}`)
  drawCard(pdf, card)
  drawSteps(pdf, card, siteUrl)
  return endPdf(pdf)
}
