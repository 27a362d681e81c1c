import { createRequire } from 'node:module'
import { characterFont, charactersOf, isPrintable, printableForm } from '@mowka/domain/shop/printable-text'
import PDFDocument from 'pdfkit'
import { drawFitted } from './fitted-text'

const require = createRequire(__filename)
type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean; characterSet: number[] }
/** The font library used by the PDF library. */
const { openSync }: { openSync: (file: string) => Font } = createRequire(require.resolve('pdfkit'))('fontkit')
const text = openSync(require.resolve('@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf'))
const emoji = openSync(require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'))

const isPrivateOrControl = (codePoint: number) =>
  /[\p{C}\p{M}\p{Zs}]/u.test(String.fromCodePoint(codePoint)) || codePoint > 0xf000

test('the text font contains every character that is printed in it, and the rule knows all its characters', () => {
  const known = Array.from({ length: 0x3000 }, (_, codePoint) => codePoint).filter(
    (codePoint) => characterFont(String.fromCodePoint(codePoint)) === 'text',
  )
  expect(known.filter((codePoint) => !text.hasGlyphForCodePoint(codePoint))).toEqual([])
  const others = text.characterSet.filter(
    (codePoint) => !known.includes(codePoint) && !isPrivateOrControl(codePoint),
  )
  expect(others.map((codePoint) => String.fromCodePoint(codePoint))).toEqual([])
})

test('the emoji font contains every emoji', () => {
  const missing: string[] = []
  for (let codePoint = 0x80; codePoint < 0x20000; codePoint++) {
    const character = String.fromCodePoint(codePoint)
    if (
      /^\p{Emoji_Presentation}$/u.test(character) &&
      !/\p{Regional_Indicator}|\p{Emoji_Modifier}/u.test(character)
    ) {
      if (characterFont(character) !== 'emoji' || !emoji.hasGlyphForCodePoint(codePoint))
        missing.push(character)
    }
  }
  expect(missing).toEqual([])
})

test.each(['Sto lat, Babciu! 🎂❤️', '👨‍👩‍👧‍👦 🇵🇱 👍🏽 1️⃣ ☺️', 'Привіт', 'Zażółć\ngęślą', 'e\u0301'])(
  'prints %j unchanged',
  (inscription) => {
    expect(isPrintable(inscription)).toBe(true)
    expect(printableForm(inscription)).toBe(inscription.normalize('NFC'))
  },
)

test.each([
  ['𝓢𝓽𝓸 𝓵𝓪𝓽', 'Sto lat'],
  ['ﬁnał', 'finał'],
  ['Ｓｔｏ', 'Sto'],
  ['a\u200bb\u00adc\u202e', 'abc'],
  ['a\tb\u3000c', 'a b c'],
])('prints %j as %j', (inscription, printed) => {
  expect(isPrintable(inscription)).toBe(true)
  expect(printableForm(inscription)).toBe(printed)
})

test.each(['שלום', '生日快乐', 'مرحبا', 'ไทย'])(
  'refuses %s, and omits it on earlier cards',
  (inscription) => {
    expect(isPrintable(inscription)).toBe(false)
    expect(printableForm(`Sto lat ${inscription}!`)).toBe('Sto lat !')
  },
)

test('splitting text into characters loses none', () => {
  expect(charactersOf('a👨‍👩‍👧b🇵🇱').join('')).toBe('a👨‍👩‍👧b🇵🇱')
})

test('each line is centred in its box on request', () => {
  const pdf = new PDFDocument()
  const file = require.resolve('@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf')
  const drawn = jest.spyOn(pdf, 'text')
  const box = { x: 100, y: 0, width: 200, height: 60 }
  drawFitted(pdf, 'Bartłomiej Brzęczyszczykiewicz', {
    fonts: { text: file, emoji: file },
    box,
    size: 20,
    align: 'center',
  })
  expect(drawn.mock.calls.map(([line]) => line)).toEqual(['Bartłomiej', 'Brzęczyszczykiewicz'])
  for (const [line, x] of drawn.mock.calls) {
    const middle = Number(x) + pdf.font(file).fontSize(20).widthOfString(line) / 2
    expect(middle).toBeCloseTo(200)
  }
})
