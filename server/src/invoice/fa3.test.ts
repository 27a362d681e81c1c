import { invoiceData } from '../../testing/invoice-data'
import { fa3Of, type InvoiceDocument, invoiceNumber, totalOf } from './fa3'

const invoice: InvoiceDocument = {
  number: 'FV/2026/000007',
  issuedAt: new Date('2026-11-22T20:00:00Z'),
  issuedOn: '2026-11-22',
  paidOn: '2026-11-21',
  seller: { name: 'Mówka sp. z o.o.', nip: '5252344078', street: 'ul. Prosta 1', town: '00-001 Warszawa' },
  buyer: invoiceData({ companyName: 'Nowak & Syn <s.c.>' }),
  buyerEmail: 'anna@mowka.test',
  orderNumber: 'A1B2C3',
  orderedOn: '2026-11-21',
  lines: [
    { name: 'Pół roku, angielski', quantity: 1, unitPrice: 29_400, total: 23_520 },
    { name: 'Miesiąc, niemiecki', quantity: 2, unitPrice: 6_900, total: 13_800 },
  ],
  vatRate: 23,
}
/** Returns the text of the first element with a name. */
const field = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

test('writes an invoice in the form FA(3), version 1-0E', () => {
  const xml = fa3Of(invoice)
  expect(xml).toContain('<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">')
  expect(xml).toContain('<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>')
  expect(field(xml, 'P_2')).toBe('FV/2026/000007')
  expect([field(xml, 'P_1'), field(xml, 'P_6'), field(xml, 'DataZaplaty')]).toEqual([
    '2026-11-22',
    '2026-11-21',
    '2026-11-21',
  ])
  expect(xml).toContain('<NIP>5252345675</NIP>')
})

test('net and tax add up to the paid amount, and so do the lines', () => {
  const xml = fa3Of(invoice)
  expect(totalOf(invoice)).toBe(37_320)
  expect([field(xml, 'P_13_1'), field(xml, 'P_14_1'), field(xml, 'P_15')]).toEqual([
    '303.41',
    '69.79',
    '373.20',
  ])
  expect([...xml.matchAll(/<P_11A>([^<]*)</g)].map(([, value]) => value)).toEqual(['235.20', '138.00'])
  expect([...xml.matchAll(/<P_10>([^<]*)</g)].map(([, value]) => value)).toEqual(['58.80'])
})

test('escapes markup in user input', () => {
  const xml = fa3Of({ ...invoice, orderNumber: 'a\u0000<b>' })
  expect(xml).toContain('<Nazwa>Nowak &amp; Syn &lt;s.c.&gt;</Nazwa>')
  expect(xml).toContain('<NrZamowienia>a&lt;b&gt;</NrZamowienia>')
})

test('writes the elements in the order required by the form', () => {
  const names = [...fa3Of(invoice).matchAll(/^ {4}<([A-Za-z_0-9]+)/gm)].map(([, name]) => name)
  expect(names.slice(names.indexOf('KodWaluty'))).toEqual([
    'KodWaluty',
    'P_1',
    'P_2',
    'P_6',
    'P_13_1',
    'P_14_1',
    'P_15',
    'Adnotacje',
    'RodzajFaktury',
    'DodatkowyOpis',
    'FaWiersz',
    'FaWiersz',
    'Platnosc',
    'WarunkiTransakcji',
  ])
})

test('invoice numbers contain the year and a sequence number', () => {
  expect([invoiceNumber({ year: 2026, place: 1 }), invoiceNumber({ year: 2027, place: 1_234_567 })]).toEqual([
    'FV/2026/000001',
    'FV/2027/1234567',
  ])
})
