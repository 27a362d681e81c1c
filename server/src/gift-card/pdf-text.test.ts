import { createRequire } from 'node:module'
import { characterFont, charactersOf, isPrintable, printableForm } from '@mowka/shared/domain/printable-text'

const require = createRequire(__filename)
type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean; characterSet: number[] }
/** The library that the PDF library reads fonts with. */
const { openSync }: { openSync: (file: string) => Font } = createRequire(require.resolve('pdfkit'))('fontkit')
const text = openSync(require.resolve('@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf'))
const emoji = openSync(require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'))

const isPrivateOrControl = (codePoint: number) =>
  /[\p{C}\p{M}\p{Zs}]/u.test(String.fromCodePoint(codePoint)) || codePoint > 0xf000

test('the font of letters has each character that is printed in it, and the rule knows all that it has', () => {
  const known = Array.from({ length: 0x3000 }, (_, codePoint) => codePoint).filter(
    (codePoint) => characterFont(String.fromCodePoint(codePoint)) === 'text',
  )
  expect(known.filter((codePoint) => !text.hasGlyphForCodePoint(codePoint))).toEqual([])
  const others = text.characterSet.filter(
    (codePoint) => !known.includes(codePoint) && !isPrivateOrControl(codePoint),
  )
  expect(others.map((codePoint) => String.fromCodePoint(codePoint))).toEqual([])
})

test('the font of emoji has each of them', () => {
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
  '%j is printed whole',
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
])('%j is printed as %j', (inscription, printed) => {
  expect(isPrintable(inscription)).toBe(true)
  expect(printableForm(inscription)).toBe(printed)
})

test.each(['שלום', '生日快乐', 'مرحبا', 'ไทย'])(
  '%s is refused, and left out of cards of earlier days',
  (inscription) => {
    expect(isPrintable(inscription)).toBe(false)
    expect(printableForm(`Sto lat ${inscription}!`)).toBe('Sto lat !')
  },
)

test('no character is lost when text is taken apart', () => {
  expect(charactersOf('a👨‍👩‍👧b🇵🇱').join('')).toBe('a👨‍👩‍👧b🇵🇱')
})
