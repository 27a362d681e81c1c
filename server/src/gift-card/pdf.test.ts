import { giftCardPdf } from './pdf'

const mockTexts: string[] = []
const mockOptions: { info?: { Title: string; Author: string }; lang?: string }[] = []
jest.mock('pdfkit', () => {
  const PDFDocument = jest.requireActual('pdfkit')
  return class extends PDFDocument {
    constructor(options: object) {
      super(options)
      mockOptions.push(options)
    }
    text(text: string, ...rest: unknown[]) {
      mockTexts.push(text)
      return super.text(text, ...rest)
    }
  }
})

const card = {
  pattern: 'MW-ACDE-FGHJ-KLMN',
  languages: ['ENG', 'DE', 'ES', 'FR', 'IT', 'RU', 'PL'] as const,
  inscription: 'Wszystkiego najlepszego',
  expireAt: '2027-06-30',
}
const textsOf = async (change: object = {}) => {
  mockTexts.length = 0
  mockOptions.length = 0
  const row = { ...card, ...change } as unknown as Parameters<typeof giftCardPdf>[0]
  const bytes = await giftCardPdf(row, 'Dostęp na miesiąc', 'https://mowka.example/')
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
  return [...mockTexts]
}

test('A-GIFT-01: a card says what it is, for which languages, its words, its code, where to type it and until when', async () => {
  expect(await textsOf()).toEqual([
    'Mówka',
    'Karta podarunkowa',
    'Dostęp na miesiąc',
    'Język: angielski, niemiecki, hiszpański, francuski, włoski, rosyjski, polski',
    'Wszystkiego najlepszego',
    'MW-ACDE-FGHJ-KLMN',
    'Wpisz kod w profilu na mowka.example.',
    'Karta jest ważna do 30.06.2027.',
  ])
  expect(mockOptions[0]).toMatchObject({
    lang: 'pl',
    info: { Title: 'Karta podarunkowa MW-ACDE-FGHJ-KLMN', Author: 'Mówka' },
  })
})

test('A-GIFT-01: a card without words and without an end says neither', async () => {
  expect(await textsOf({ inscription: '', expireAt: null, languages: ['ENG'] })).toEqual([
    'Mówka',
    'Karta podarunkowa',
    'Dostęp na miesiąc',
    'Język: angielski',
    'MW-ACDE-FGHJ-KLMN',
    'Wpisz kod w profilu na mowka.example.',
  ])
})
