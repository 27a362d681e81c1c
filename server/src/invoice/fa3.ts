import type { InvoiceData } from '@mowka/contract/schemas/user'
import { tidyNip } from '@mowka/domain/shop/invoice'
import { splitVat } from '@mowka/domain/shop/vat'
import { oneLine } from '@mowka/domain/text/plain-text'
import { escapeHtml } from '@mowka/domain/text/rich-text'
import type { Seller } from '../config'

/** The content of an invoice. Amounts are integer grosz including tax. Days are Warsaw days, YYYY-MM-DD. */
export type InvoiceDocument = {
  /** E.g. FV/2026/000123. */
  number: string
  issuedAt: Date
  /** The day of issue. */
  issuedOn: string
  /** The day of payment. */
  paidOn: string
  seller: Seller
  buyer: InvoiceData
  /** The email address for the buyer's invoice. */
  buyerEmail: string
  /** The order number shown to customers. */
  orderNumber: string
  orderedOn: string
  lines: {
    name: string
    quantity: number
    /** Price of one unit before discounts. */
    unitPrice: number
    /** The amount paid for the line. */
    total: number
  }[]
  /** In percent. */
  vatRate: number
}

/** A refunded part of an invoice line, in grosz including tax. */
export type CorrectionLine = { name: string; amount: number }

/** Formats an invoice number: a sequence per year without gaps. */
export const invoiceNumber = ({ year, place }: { year: number; place: number }): string =>
  `FV/${year}/${String(place).padStart(6, '0')}`

/** The total of an invoice. */
export const totalOf = ({ lines }: Pick<InvoiceDocument, 'lines'>): number =>
  lines.reduce((sum, { total }) => sum + total, 0)

/** Namespace of the form FA(3), which KSeF accepts since February 2026. */
const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/'

/** "No" in the form's yes/no fields. */
const NO = '2'

/** An XML element: its name, and its text or ordered child elements. */
type Element = readonly [name: string, content: string | readonly Element[]]

/** Escapes the text of a field as one line, without characters that XML doesn't allow. */
const escaped = (text: string): string => escapeHtml(oneLine(text).toWellFormed())

function written([name, content]: Element, indent: string): string {
  if (typeof content === 'string') return `${indent}<${name}>${escaped(content)}</${name}>`
  const inside = content.map((each) => written(each, `${indent}  `)).join('\n')
  return `${indent}<${name}>\n${inside}\n${indent}</${name}>`
}

/** Formats grosz as złoty for the form: 4999 is 49.99. */
const zloty = (grosz: number): string => (grosz / 100).toFixed(2)

const address = (street: string, town: string): Element => [
  'Adres',
  [
    ['KodKraju', 'PL'],
    ['AdresL1', street],
    ['AdresL2', town],
  ],
]

const identity = (nip: string, name: string): Element => [
  'DaneIdentyfikacyjne',
  [
    ['NIP', tidyNip(nip)],
    ['Nazwa', name],
  ],
]

/** None of the special cases of the VAT act applies, but every field of the section is required. */
const noAnnotations: Element = [
  'Adnotacje',
  [
    ['P_16', NO],
    ['P_17', NO],
    ['P_18', NO],
    ['P_18A', NO],
    ['Zwolnienie', [['P_19N', '1']]],
    ['NoweSrodkiTransportu', [['P_22N', '1']]],
    ['P_23', NO],
    ['PMarzy', [['P_PMarzyN', '1']]],
  ],
]

/** A line. Prices include tax, so the form's gross fields are used (article 106e, paragraph 7). */
const line = (
  { name, quantity, unitPrice, total }: InvoiceDocument['lines'][number],
  index: number,
  vatRate: number,
): Element => {
  const discount = unitPrice * quantity - total
  return [
    'FaWiersz',
    [
      ['NrWierszaFa', String(index + 1)],
      ['P_7', name],
      ['P_8A', 'szt.'],
      ['P_8B', String(quantity)],
      ['P_9B', zloty(unitPrice)],
      ...(discount > 0 ? ([['P_10', zloty(discount)]] satisfies Element[]) : []),
      ['P_11A', zloty(total)],
      ['P_12', String(vatRate)],
    ],
  ]
}

/** Seller and buyer of an invoice. */
const parties = ({
  seller,
  buyer,
  buyerEmail,
}: Pick<InvoiceDocument, 'seller' | 'buyer' | 'buyerEmail'>): Element[] => [
  ['Podmiot1', [identity(seller.nip, seller.name), address(seller.street, seller.town)]],
  [
    'Podmiot2',
    [
      identity(buyer.nip, buyer.companyName),
      address(buyer.street, `${buyer.zip} ${buyer.city}`),
      ['DaneKontaktowe', [['Email', buyerEmail]]],
      // Neither a unit of a local government nor a member of a VAT group, as far as we know.
      ['JST', NO],
      ['GV', NO],
    ],
  ],
]

const orderTerms = (orderNumber: string, orderedOn: string): Element => [
  'WarunkiTransakcji',
  [
    [
      'Zamowienia',
      [
        ['DataZamowienia', orderedOn],
        ['NrZamowienia', orderNumber],
      ],
    ],
  ],
]

/** Writes a document in the form FA(3). */
const documentIn = (issuedAt: Date, content: readonly Element[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="${NAMESPACE}">
  <Naglowek>
    <KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>
    <WariantFormularza>3</WariantFormularza>
    <DataWytworzeniaFa>${issuedAt.toISOString()}</DataWytworzeniaFa>
    <SystemInfo>Mówka</SystemInfo>
  </Naglowek>
${content.map((each) => written(each, '  ')).join('\n')}
</Faktura>
`

/**
 * Writes an invoice in KSeF's form FA(3), which accounting imports and submits. ADR 33 lists the sections that we
 * fill in and those left to accounting.
 */
export function fa3Of(invoice: InvoiceDocument): string {
  const { buyer, number, issuedAt, issuedOn, paidOn, orderNumber, orderedOn, vatRate } = invoice
  const total = totalOf(invoice)
  const { net, vat } = splitVat(total, vatRate)
  const content: Element[] = [
    ...parties(invoice),
    [
      'Fa',
      [
        ['KodWaluty', 'PLN'],
        ['P_1', issuedOn],
        ['P_2', number],
        ['P_6', paidOn],
        ['P_13_1', zloty(net)],
        ['P_14_1', zloty(vat)],
        ['P_15', zloty(total)],
        noAnnotations,
        ['RodzajFaktury', 'VAT'],
        [
          'DodatkowyOpis',
          [
            ['Klucz', 'Osoba zamawiająca'],
            ['Wartosc', `${buyer.firstname} ${buyer.lastname}`],
          ],
        ],
        ...invoice.lines.map((each, index) => line(each, index, vatRate)),
        [
          'Platnosc',
          [
            ['Zaplacono', '1'],
            ['DataZaplaty', paidOn],
            ['PlatnoscInna', '1'],
            ['OpisPlatnosci', 'Płatność internetowa PayU'],
          ],
        ],
        orderTerms(orderNumber, orderedOn),
      ],
    ],
  ]
  return documentIn(issuedAt, content)
}

/** The content of a correcting invoice. Amounts are integer grosz including tax. */
export type CorrectionDocument = Pick<
  InvoiceDocument,
  'number' | 'issuedAt' | 'issuedOn' | 'seller' | 'buyer' | 'buyerEmail' | 'orderNumber' | 'orderedOn'
> & {
  /** The corrected invoice. */
  corrected: Pick<InvoiceDocument, 'number' | 'issuedOn' | 'vatRate'>
  lines: readonly CorrectionLine[]
  total: number
  vat: number
}

/** Formats the number of a correcting invoice: a sequence of its own per year. */
export const correctionNumber = ({ year, place }: { year: number; place: number }): string =>
  `KFV/${year}/${String(place).padStart(6, '0')}`

/** Formats a negative amount for the form. */
const less = (grosz: number): string => zloty(-grosz)

/**
 * Writes a correcting invoice in the form FA(3): the differences to the corrected invoice, with negative amounts.
 * Accounting adds the KSeF number of that invoice, which only KSeF knows.
 */
export function fa3OfCorrection(correction: CorrectionDocument): string {
  const { number, issuedAt, issuedOn, corrected, lines, total, vat, orderNumber, orderedOn } = correction
  const { vatRate } = corrected
  return documentIn(issuedAt, [
    ...parties(correction),
    [
      'Fa',
      [
        ['KodWaluty', 'PLN'],
        ['P_1', issuedOn],
        ['P_2', number],
        ['P_13_1', less(total - vat)],
        ['P_14_1', less(vat)],
        ['P_15', less(total)],
        noAnnotations,
        ['RodzajFaktury', 'KOR'],
        ['PrzyczynaKorekty', 'Zwrot pieniędzy kupującemu'],
        [
          'DaneFaKorygowanej',
          [
            ['DataWystFaKorygowanej', corrected.issuedOn],
            ['NrFaKorygowanej', corrected.number],
          ],
        ],
        ...lines.map(
          ({ name, amount }, index): Element => [
            'FaWiersz',
            [
              ['NrWierszaFa', String(index + 1)],
              ['P_7', name],
              ['P_11A', less(amount)],
              ['P_12', String(vatRate)],
            ],
          ],
        ),
        orderTerms(orderNumber, orderedOn),
      ],
    ],
  ])
}
