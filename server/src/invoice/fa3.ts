import type { InvoiceData } from '@mowka/contract/schemas/user'
import { tidyNip } from '@mowka/domain/shop/invoice'
import { splitVat, VAT_RATE } from '@mowka/domain/shop/vat'
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
}

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
      ['P_12', String(VAT_RATE)],
    ],
  ]
}

/**
 * Writes an invoice in KSeF's form FA(3), which accounting imports and submits. ADR 33 lists the sections that we
 * fill in and those left to accounting.
 */
export function fa3Of(invoice: InvoiceDocument): string {
  const { seller, buyer, buyerEmail, number, issuedAt, issuedOn, paidOn, orderNumber, orderedOn } = invoice
  const total = totalOf(invoice)
  const { net, vat } = splitVat(total)
  const content: Element[] = [
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
        ...invoice.lines.map(line),
        [
          'Platnosc',
          [
            ['Zaplacono', '1'],
            ['DataZaplaty', paidOn],
            ['PlatnoscInna', '1'],
            ['OpisPlatnosci', 'Płatność internetowa PayU'],
          ],
        ],
        [
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
        ],
      ],
    ],
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
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
}
