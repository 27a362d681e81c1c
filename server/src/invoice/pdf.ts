import { tidyNip } from '@mowka/domain/shop/invoice'
import { formatMoney } from '@mowka/domain/shop/money'
import { characterFont, charactersOf, printableForm } from '@mowka/domain/shop/printable-text'
import { splitVat } from '@mowka/domain/shop/vat'
import { oneLine } from '@mowka/domain/text/plain-text'
import { formatDate } from '@mowka/domain/time'
import { COLOUR, endPdf, fonts, MARGIN, newPdf, type PdfDocument, WIDTH } from '../pdf/public'
import { type InvoiceDocument, totalOf } from './fa3'

/** Distance between the columns of the parties, in points. */
const GAP = 24

/** Returns one line of text without characters that the font lacks. */
const printed = (text: string): string =>
  oneLine(
    charactersOf(printableForm(text))
      .filter((character) => characterFont(character) === 'text')
      .join(''),
  )

function drawHeading(pdf: PdfDocument, invoice: InvoiceDocument): void {
  pdf.font(fonts.bold).fontSize(22).fillColor(COLOUR.navy).text(`Faktura ${invoice.number}`, MARGIN, MARGIN)
  pdf.moveDown(0.5).font(fonts.regular).fontSize(10)
  pdf.text(`Data wystawienia: ${formatDate(invoice.issuedAt)}`)
  pdf.text(`Data sprzedaży i zapłaty: ${formatDate(`${invoice.paidOn}T12:00:00Z`)}`)
  pdf.text(`Zamówienie ${invoice.orderNumber} z dnia ${formatDate(`${invoice.orderedOn}T12:00:00Z`)}`)
}

/** Draws seller and buyer side by side. */
function drawParties(pdf: PdfDocument, { seller, buyer }: InvoiceDocument): void {
  const width = (WIDTH - GAP) / 2
  const top = pdf.y + 20
  const parties = [
    ['Sprzedawca', seller.name, seller.street, seller.town, `NIP ${tidyNip(seller.nip)}`],
    ['Nabywca', buyer.companyName, buyer.street, `${buyer.zip} ${buyer.city}`, `NIP ${tidyNip(buyer.nip)}`],
  ]
  const ends = parties.map(([role = '', name = '', ...details], index) => {
    const x = MARGIN + index * (width + GAP)
    pdf.font(fonts.regular).fontSize(10).fillColor(COLOUR.muted).text(role, x, top, { width })
    pdf.font(fonts.bold).fontSize(11).fillColor(COLOUR.navy).text(printed(name), { width })
    pdf.font(fonts.regular).fontSize(10)
    for (const detail of details) pdf.text(printed(detail), { width })
    return pdf.y
  })
  pdf.x = MARGIN
  pdf.y = Math.max(...ends) + 24
}

/** Draws the lines; a long invoice continues on another page. */
function drawLines(pdf: PdfDocument, { lines, vatRate }: InvoiceDocument): void {
  const head = ['Nazwa usługi', 'Ilość', 'Cena brutto', 'Rabat', 'VAT', 'Wartość brutto']
  pdf.fontSize(9).table({
    columnStyles: (column) => ({
      width: [undefined, 40, 74, 66, 40, 84][column],
      align: { x: column === 0 ? 'left' : 'right', y: 'top' },
    }),
    rowStyles: (row) => ({
      border: { top: 0, bottom: row === 0 ? 1 : 0.5, left: 0, right: 0 },
      borderColor: COLOUR.line,
      textColor: row === 0 ? COLOUR.muted : COLOUR.navy,
      padding: [6, 3],
    }),
    data: [
      head.map((text) => ({ text, type: 'TH' as const })),
      ...lines.map(({ name, quantity, unitPrice, total }) => [
        printed(name),
        String(quantity),
        formatMoney(unitPrice),
        formatMoney(unitPrice * quantity - total),
        `${vatRate}%`,
        formatMoney(total),
      ]),
    ],
  })
}

function drawTotals(pdf: PdfDocument, invoice: InvoiceDocument): void {
  const total = totalOf(invoice)
  const { net, vat } = splitVat(total, invoice.vatRate)
  const sums = { align: 'right', width: WIDTH } as const
  pdf.x = MARGIN
  pdf.moveDown(1).font(fonts.regular).fontSize(10).fillColor(COLOUR.navy)
  pdf.text(`Netto: ${formatMoney(net)}`, sums)
  pdf.text(`VAT ${invoice.vatRate}%: ${formatMoney(vat)}`, sums)
  pdf
    .font(fonts.bold)
    .fontSize(14)
    .text(`Razem brutto: ${formatMoney(total)}`, sums)
  pdf.font(fonts.regular).fontSize(10).text('Zapłacono w całości przez PayU.', sums)
  pdf.moveDown(2).fontSize(9).fillColor(COLOUR.muted)
  pdf.text(
    'To podgląd danych faktury. Faktura ustrukturyzowana trafia do KSeF w ciągu 3 dni roboczych i tam dostaje swój numer.',
    { width: WIDTH },
  )
}

/** Creates a PDF of an invoice for its buyer, in Polish. */
export async function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
  const pdf = await newPdf(`Faktura ${invoice.number}`)
  drawHeading(pdf, invoice)
  drawParties(pdf, invoice)
  drawLines(pdf, invoice)
  drawTotals(pdf, invoice)
  return endPdf(pdf)
}
