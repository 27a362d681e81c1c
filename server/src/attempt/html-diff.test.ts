import fc from 'fast-check'
import { escapeHtml, htmlDiff } from './html-diff'

/** The diff without the hidden words, as it is seen. */
const seen = (input: string, answer: string, lang: Parameters<typeof htmlDiff>[2] = 'DE') =>
  htmlDiff(input, answer, lang, 'pl').replace(/<span class="vh">[^<]*<\/span>/g, '')

describe('P-ENT-24: the diff', () => {
  test('shows the wrong word, then the right one, in the punctuation of the answer', () => {
    expect(seen('Konnen Sie mir sagen wo ist der Bahnhof', 'Können Sie mir sagen, wo der Bahnhof ist?')).toBe(
      '<del>Konnen</del> <ins>Können</ins> Sie mir sagen, wo <del>ist</del> der Bahnhof <ins>ist</ins>?',
    )
  })

  test.each([
    ['pl', 'zbędne', 'brakuje'],
    ['en', 'not needed', 'missing'],
  ] as const)('says in hidden words (%s) what the colour says', (interfaceLang, extra, missing) => {
    expect(htmlDiff('ein Hund', 'der Hund', 'DE', interfaceLang)).toBe(
      `<del><span class="vh">${extra}: </span>ein</del> <ins><span class="vh">${missing}: </span>der</ins> Hund`,
    )
  })

  test('marks neither case nor punctuation', () => {
    expect(seen('guten tag herr müller', 'Guten Tag, Herr Müller!')).toBe('Guten Tag, Herr Müller!')
  })

  test('compares words and not letters in Cyrillic', () => {
    expect(seen('Я читаю книги', 'Я читаю книгу.', 'RU')).toBe('Я читаю <del>книги</del> <ins>книгу</ins>.')
  })

  test.each([
    ['a word too many at the end', 'Guten Tag heute', 'Guten Tag!', 'Guten Tag <del>heute</del>!'],
    ['a word too many at the start', 'Also guten Tag', 'Guten Tag', '<del>Also</del> Guten Tag'],
    ['a missing word', 'Guten', 'Guten Tag', 'Guten <ins>Tag</ins>'],
    [
      'several words',
      'eine Katze schläft',
      'der Hund schläft',
      '<del>eine Katze</del> <ins>der Hund</ins> schläft',
    ],
    ['a word before a comma', 'Ja Herr', 'Ja, mein Herr', 'Ja, <ins>mein</ins> Herr'],
    [
      'a wrong word before a comma',
      'Nein mein Herr',
      'Ja, mein Herr',
      '<del>Nein</del> <ins>Ja</ins>, mein Herr',
    ],
    ['nothing typed', '', 'Guten Tag!', '<ins>Guten Tag</ins>!'],
    ['signs before a word', 'Como tal', '¿Qué tal?', '¿<del>Como</del> <ins>Qué</ins> tal?'],
    ['an answer without words', 'x', '?', '<del>x</del>?'],
  ])('shows %s', (_what, input, answer, diff) => {
    expect(seen(input, answer)).toBe(diff)
  })

  test('escapes every word of both sides', () => {
    expect(seen('<img src=x onerror=alert(1)>', 'a < b & "c"', 'ENG')).not.toMatch(/<(?!\/?(?:del|ins)>)/)
    expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;')
  })

  test('nothing but its own marks is ever markup, and the answer can be read out of it', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'B', 'ż', ' ', '<', '>', '&', '"', ',', "'", 'й', '1'),
      maxLength: 40,
    })
    fc.assert(
      fc.property(text, text, (input, answer) => {
        const html = htmlDiff(input, answer, 'ENG', 'en')
        const marks = /<\/?(?:del|ins)>|<span class="vh">|<\/span>/g
        expect(html.replace(marks, '')).not.toMatch(/[<>"']/)
        const right = html
          .replace(/<del>.*?<\/del>/g, '')
          .replace(/<span class="vh">.*?<\/span>/g, '')
          .replace(/<\/?ins>/g, '')
        const plain = (some: string) => some.replace(/ /g, '').toLowerCase()
        expect(plain(right)).toBe(plain(escapeHtml(answer)))
      }),
    )
  })
})
