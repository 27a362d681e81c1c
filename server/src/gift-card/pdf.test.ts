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
  pattern: 'MW-ACDE-FGHJ-KLMN-P2Q3',
  plan: 'MONTHLY_SUBSCRIPTION_6:PL',
  languages: ['ENG', 'DE', 'ES', 'FR', 'IT', 'RU', 'PL'] as const,
  inscription: 'Wszystkiego najlepszego',
  expireAt: '2027-06-30',
}
const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length
const textsOf = async (change: object = {}) => {
  mockTexts.length = 0
  mockOptions.length = 0
  const row = { ...card, ...change } as unknown as Parameters<typeof giftCardPdf>[0]
  const bytes = await giftCardPdf(row, 'https://mowka.example/')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesOf(bytes)).toBe(1)
  return [...mockTexts]
}
const steps = [
  'Jak odebrać prezent',
  '1',
  'Wejdź na mowka.example i zaloguj się albo załóż konto.',
  '2',
  'Otwórz swój profil, a w nim zakładkę Płatności.',
  '3',
  'Wpisz kod MW-ACDE-FGHJ-KLMN-P2Q3. Od razu możesz się uczyć.',
]
const ONCE = 'Kod działa raz. Kto go zna, może go użyć, więc pokazuj go tylko obdarowanej osobie.'

test('a card shows its title, inscription, period, languages, code, instructions and expiry date (A-GIFT-01)', async () => {
  expect(await textsOf()).toEqual([
    'Mówka',
    'Karta podarunkowa',
    'Wszystkiego najlepszego',
    'Pół roku nauki',
    'Język: angielski, niemiecki, hiszpański, francuski, włoski, rosyjski i polski',
    'MW-ACDE-FGHJ-KLMN-P2Q3',
    ...steps,
    `${ONCE} Karta jest ważna do 30.06.2027.`,
  ])
  expect(mockOptions[0]).toMatchObject({
    lang: 'pl',
    info: { Title: 'Karta podarunkowa MW-ACDE-FGHJ-KLMN-P2Q3', Author: 'Mówka' },
  })
})

test('a card may have neither an inscription nor an expiry date (A-GIFT-01)', async () => {
  const change = { inscription: '', expireAt: null, languages: ['ENG'], plan: 'MONTHLY_SUBSCRIPTION_12:PL' }
  expect(await textsOf(change)).toEqual([
    'Mówka',
    'Karta podarunkowa',
    'Prezent dla Ciebie',
    'Rok nauki',
    'Język: angielski',
    'MW-ACDE-FGHJ-KLMN-P2Q3',
    ...steps,
    ONCE,
  ])
})

test('150 wide characters in many lines fit on one page (C-GIFT-07)', async () => {
  expect(await textsOf({ inscription: `${'Ł\n'.repeat(10)}${'W'.repeat(130)}` })).toContain('Pół roku nauki')
})
