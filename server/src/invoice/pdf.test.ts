import { invoiceData } from '../../testing/invoice-data'
import type { InvoiceDocument } from './fa3'
import { invoicePdf } from './pdf'

const mockTexts: string[] = []
jest.mock('pdfkit', () => {
  const PDFDocument = jest.requireActual('pdfkit')
  return class extends PDFDocument {
    text(text: string, ...rest: unknown[]) {
      mockTexts.push(text.replaceAll('\u00a0', ' '))
      return super.text(text, ...rest)
    }
  }
})

const line = { name: 'Dostęp do Mówki: Pół roku, angielski', quantity: 1, unitPrice: 17_400, total: 13_920 }
const invoice = (change: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  number: 'FV/2026/000007',
  issuedAt: new Date('2026-11-22T20:00:00Z'),
  issuedOn: '2026-11-22',
  paidOn: '2026-11-21',
  seller: { name: 'Mówka sp. z o.o.', nip: '525-234-40-78', street: 'ul. Prosta 1', town: '00-001 Warszawa' },
  buyer: invoiceData({ companyName: 'Żółw 🐢 sp. z o.o.' }),
  buyerEmail: 'anna@mowka.test',
  orderNumber: 'A1B2C3',
  orderedOn: '2026-11-20',
  lines: [line],
  vatRate: 23,
  ...change,
})
const textsOf = async (change: Partial<InvoiceDocument> = {}) => {
  mockTexts.length = 0
  const bytes = await invoicePdf(invoice(change))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  return { texts: [...mockTexts], pages: bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length }
}

test('the PDF of an invoice has both parties, each line with its language and discount, the tax and the total', async () => {
  const { texts, pages } = await textsOf()
  expect(texts).toEqual([
    'Faktura FV/2026/000007',
    'Data wystawienia: 22.11.2026',
    'Data sprzedaży i zapłaty: 21.11.2026',
    'Zamówienie A1B2C3 z dnia 20.11.2026',
    'Sprzedawca',
    'Mówka sp. z o.o.',
    'ul. Prosta 1',
    '00-001 Warszawa',
    'NIP 5252344078',
    'Nabywca',
    // The font has no emoji.
    'Żółw sp. z o.o.',
    'Lipowa 8/3',
    '30-702 Kraków',
    'NIP 5252345675',
    'Nazwa usługi',
    'Ilość',
    'Cena brutto',
    'Rabat',
    'VAT',
    'Wartość brutto',
    'Dostęp do Mówki: Pół roku, angielski',
    '1',
    '174,00 zł',
    '34,80 zł',
    '23%',
    '139,20 zł',
    'Netto: 113,17 zł',
    'VAT 23%: 26,03 zł',
    'Razem brutto: 139,20 zł',
    'Zapłacono w całości przez PayU.',
    expect.stringMatching(/^To podgląd danych faktury\./),
  ])
  expect(pages).toBe(1)
})

test('an invoice with the maximum number of lines continues on a second page', async () => {
  const lines = Array.from({ length: 20 }, () => ({ ...line, name: `${line.name} `.repeat(3) }))
  const { texts, pages } = await textsOf({ lines })
  expect(pages).toBe(2)
  expect(texts.filter((text) => text === '139,20 zł')).toHaveLength(20)
})
