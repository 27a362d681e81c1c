import { renderEmail } from './render'
import { deadLettersEmail } from './templates/dead-letters'

const words = {
  subject: 'Nowość\r\nBcc: everybody@mowka.test',
  heading: '<b>Zażółć</b> & "gęślą"',
  blocks: [
    { kind: 'text' as const, text: '<script>alert(1)</script>' },
    { kind: 'list' as const, items: ['jeden', "dwa & 'trzy'"] },
    { kind: 'action' as const, label: 'Otwórz <i>', url: 'https://mowka.example/?a="b"&c=1' },
  ],
}

test('both versions say the same', () => {
  const { text, html } = renderEmail(words, 'pl')
  for (const version of [text, html]) {
    for (const word of ['Zażółć', 'gęślą', 'jeden', 'Otwórz', 'https://mowka.example/', 'automatycznie']) {
      expect(version).toContain(word)
    }
  }
  expect(html).toContain('<html lang="pl">')
})

test('nothing that is put in becomes markup', () => {
  const { html } = renderEmail(words, 'en')
  expect(html).not.toMatch(/<script|<b>|<i>|"b"/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('https://mowka.example/?a=&quot;b&quot;&amp;c=1')
})

test('a subject stays one line, so that it begins no other header', () => {
  expect(renderEmail(words, 'pl').subject).toBe('Nowość Bcc: everybody@mowka.test')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'mowka.example', 'https://'])(
  'a letter does not link to %s',
  (url) => {
    const bad = { ...words, blocks: [{ kind: 'action' as const, label: 'x', url }] }
    expect(() => renderEmail(bad, 'pl')).toThrow('web pages')
  },
)

test.each([
  [1, 'Nie udało się: 1 zadanie w tle', '1 background job failed for good'],
  [3, 'Nie udało się: 3 zadania w tle', '3 background jobs failed for good'],
  [5, 'Nie udało się: 5 zadań w tle', '5 background jobs failed for good'],
  [22, 'Nie udało się: 22 zadania w tle', '22 background jobs failed for good'],
])('the letter about %s dead letters counts in both languages', (count, pl, en) => {
  const data = { jobs: [{ name: 'mail.send', count }], url: 'https://mowka.example/admin/jobs' }
  expect(deadLettersEmail.content.pl(data).heading).toBe(pl)
  expect(deadLettersEmail.content.en(data).heading).toBe(en)
})
