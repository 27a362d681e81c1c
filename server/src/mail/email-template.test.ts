import { deadLettersEmail } from '../background/emails'
import { renderEmail } from './email-template'

const words = {
  subject: 'Nowość\r\nBcc: everybody@mowka.test',
  heading: '<b>Zażółć</b> & "gęślą"',
  blocks: [
    { kind: 'text' as const, text: '<script>alert(1)</script>' },
    { kind: 'list' as const, items: ['jeden', "dwa & 'trzy'"] },
    { kind: 'action' as const, label: 'Otwórz <i>', url: 'https://mowka.example/?a="b"&c=1' },
  ],
}

test('text and HTML have the same content', () => {
  const { text, html } = renderEmail(words, 'pl')
  for (const version of [text, html]) {
    for (const word of ['Zażółć', 'gęślą', 'jeden', 'Otwórz', 'https://mowka.example/', 'automatycznie']) {
      expect(version).toContain(word)
    }
  }
  expect(html).toContain('<html lang="pl">')
})

test('escapes markup in the content', () => {
  const { html } = renderEmail(words, 'en')
  expect(html).not.toMatch(/<script|<b>|<i>|"b"/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('https://mowka.example/?a=&quot;b&quot;&amp;c=1')
})

test("a subject stays on one line, so that it can't inject headers", () => {
  expect(renderEmail(words, 'pl').subject).toBe('Nowość Bcc: everybody@mowka.test')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'mowka.example', 'https://'])(
  'refuses an email with a link to %s',
  (url) => {
    const bad = { ...words, blocks: [{ kind: 'action' as const, label: 'x', url }] }
    expect(() => renderEmail(bad, 'pl')).toThrow('web pages')
  },
)

test.each([
  [1, 'Nie udało się: 1 zadanie w tle', '1 background job failed permanently'],
  [3, 'Nie udało się: 3 zadania w tle', '3 background jobs failed permanently'],
  [5, 'Nie udało się: 5 zadań w tle', '5 background jobs failed permanently'],
  [22, 'Nie udało się: 22 zadania w tle', '22 background jobs failed permanently'],
])('the email about %s dead letters uses the right plural in both languages', (count, pl, en) => {
  const data = { jobs: [{ name: 'mail.send', count }], url: 'https://mowka.example/admin/jobs' }
  expect(deadLettersEmail.content.pl(data).heading).toBe(pl)
  expect(deadLettersEmail.content.en(data).heading).toBe(en)
})
