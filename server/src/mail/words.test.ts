import { deadLettersEmail } from '../background/emails'
import { renderEmail } from './email-template'

const url = 'https://mowka.example/admin/jobs?state=dead'
const data = {
  jobs: [
    { name: 'mail.send', count: 2 },
    { name: 'recording.warm', count: 1 },
  ],
  url,
}
const one = { jobs: [{ name: 'mail.send', count: 1 }], url }

test('renders the email about dead letters in Polish', () => {
  const { subject, text } = renderEmail(deadLettersEmail.content.pl(data), 'pl')
  expect(subject).toBe('Mówka: nie udało się wykonać zadań w tle (3)')
  expect(text).toBe(`Nie udało się: 3 zadania w tle

Serwer próbował kilka razy i już nie spróbuje sam.

- mail.send: 2
- recording.warm: 1

Gdy usuniesz przyczynę, uruchom je ponownie w panelu.

Zobacz zadania:
${url}

--
Tę wiadomość wysłała automatycznie Mówka.
`)
  expect(deadLettersEmail.content.pl(one).subject).toBe('Mówka: nie udało się wykonać zadania w tle (1)')
})

test('renders the email about dead letters in English', () => {
  const { subject, text } = renderEmail(deadLettersEmail.content.en(data), 'en')
  expect(subject).toBe('Mówka: 3 background jobs failed permanently')
  expect(text).toBe(`3 background jobs failed permanently

The server tried several times and will not retry automatically.

- mail.send: 2
- recording.warm: 1

Once the cause is fixed, run them again from the panel.

View jobs:
${url}

--
Mówka sent this message automatically.
`)
  expect(deadLettersEmail.content.en(one).subject).toBe('Mówka: 1 background job failed permanently')
})

test('the email about dead letters requires at least one job with its count', () => {
  expect(deadLettersEmail.name).toBe('dead-letters')
  expect(deadLettersEmail.schema.safeParse(one).success).toBe(true)
  expect(deadLettersEmail.schema.safeParse({ jobs: [], url }).success).toBe(false)
  expect(deadLettersEmail.schema.safeParse({ jobs: [{ name: 'a', count: 0 }], url }).success).toBe(false)
})

test('the HTML contains the blocks in order with special characters escaped', () => {
  const { html } = renderEmail(
    {
      subject: ' A  & B ',
      heading: `& < > " '`,
      blocks: [
        { kind: 'text', text: 'one' },
        { kind: 'list', items: ['two', 'three'] },
        { kind: 'action', label: 'Four', url },
      ],
    },
    'en',
  )
  const plain = html.replaceAll(/ style="[^"]*"/g, '')
  expect(plain).toContain('<title>A &amp; B</title>')
  expect(plain.slice(plain.indexOf('<h1>'), plain.indexOf('</div>'))).toBe(`<h1>&amp; &lt; &gt; &quot; '</h1>
<p>one</p>
<ul><li>two</li><li>three</li></ul>
<p><a href="${url}">Four</a></p>
`)
  expect(plain).toContain('<p>Mówka sent this message automatically.</p>')
  expect(html).toContain("font-family: Nunito, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif")
})
