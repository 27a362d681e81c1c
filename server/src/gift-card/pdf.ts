import { createRequire } from 'node:module'
import { languageOf } from '@mowka/shared/domain/languages'
import PDFDocument from 'pdfkit'
import type { GiftCardRow } from './store'

const require = createRequire(import.meta.url)

/** Fonts of the product, with Polish letters; the ones inside of PDF readers have none. */
const fonts = {
  regular: require.resolve('@expo-google-fonts/nunito/400Regular/Nunito_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf'),
}
const NAVY = '#0B2545'
const ORANGE = '#C2410C'
const MUTED = '#51607A'

/** A6 on its side, in points. */
const SIZE: [number, number] = [420, 298]
const MARGIN = 32

/** The languages of the product in Polish, in the accusative: what the card is for. */
const LANGUAGE_NAMES: Record<string, string> = {
  ENG: 'angielski',
  DE: 'niemiecki',
  ES: 'hiszpański',
  FR: 'francuski',
  IT: 'włoski',
  RU: 'rosyjski',
  PL: 'polski',
}

const day = (date: string) => date.split('-').reverse().join('.')

/** A gift card to print or send: what it is for, its inscription and its code. Learners of this product read Polish. */
export function giftCardPdf(card: GiftCardRow, planName: string, siteUrl: string): Promise<Buffer> {
  const document = new PDFDocument({
    size: SIZE,
    margin: MARGIN,
    font: fonts.regular,
    lang: 'pl',
    info: { Title: `Karta podarunkowa ${card.pattern}`, Author: 'Mówka' },
  })
  const width = SIZE[0] - 2 * MARGIN
  document.rect(0, 0, SIZE[0], 56).fill(NAVY)
  document.font(fonts.bold).fontSize(20).fillColor('#FFFFFF').text('Mówka', MARGIN, 17)
  document.font(fonts.regular).fontSize(12).text('Karta podarunkowa', MARGIN, 22, { width, align: 'right' })

  const languages = card.languages.map((lang) => LANGUAGE_NAMES[lang] ?? languageOf(lang).langCode)
  document.fillColor(NAVY).font(fonts.bold).fontSize(16).text(planName, MARGIN, 76, { width })
  document
    .font(fonts.regular)
    .fontSize(12)
    .text(`Język: ${languages.join(', ')}`, { width })
  if (card.inscription) {
    document
      .moveDown(0.6)
      .fillColor(MUTED)
      .fontSize(12)
      .text(card.inscription, { width, height: 60, ellipsis: true })
  }
  document
    .fillColor(ORANGE)
    .font(fonts.bold)
    .fontSize(22)
    .text(card.pattern, MARGIN, 196, { width, align: 'center' })
  document.fillColor(MUTED).font(fonts.regular).fontSize(10)
  document.text(`Wpisz kod w profilu na ${new URL(siteUrl).host}.`, MARGIN, 231, { width, align: 'center' })
  if (card.expireAt) document.text(`Karta jest ważna do ${day(card.expireAt)}.`, { width, align: 'center' })
  document.end()
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}
