import { createTransport } from 'nodemailer'
import { lettersTo } from '../../testing/post'
import { RunningSandbox } from '../../testing/running-sandbox'
import type { Mail } from './mailbox'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await RunningSandbox.start()
})
afterAll(() => sandbox.remove())

async function send(more: Record<string, unknown> = {}) {
  const transport = createTransport({ host: 'localhost', port: sandbox.ports.smtp, secure: false })
  await transport.sendMail({
    from: '"Mówka" <nauka@mowka.test>',
    to: 'Zofia Wiśniewska <Learner@mowka.test>',
    subject: 'Twoja karta podarunkowa czeka już na Ciebie, zażółć gęślą jaźń',
    text: 'Cześć Zofio,\nTwój kod: ŻÓŁW-1234\n.kropka na początku',
    html: '<p>Twój kod: <b>ŻÓŁW-1234</b></p>',
    ...more,
  })
  transport.close()
}

test('a letter sent over SMTP comes out as JSON, Polish letters whole', async () => {
  await send({ attachments: [{ filename: 'faktura zażółć.pdf', content: Buffer.from([0, 255, 10, 13]) }] })
  const [letter] = await lettersTo(sandbox, 'learner@mowka.test')
  expect(letter).toMatchObject({
    from: { name: 'Mówka', address: 'nauka@mowka.test' },
    to: [{ name: 'Zofia Wiśniewska', address: 'learner@mowka.test' }],
    subject: 'Twoja karta podarunkowa czeka już na Ciebie, zażółć gęślą jaźń',
    html: '<p>Twój kod: <b>ŻÓŁW-1234</b></p>',
    attachments: [{ filename: 'faktura zażółć.pdf', size: 4 }],
  })
  expect(letter?.text.replace(/\r/g, '')).toBe('Cześć Zofio,\nTwój kod: ŻÓŁW-1234\n.kropka na początku')

  const one = (await (await fetch(`${sandbox.mail}/messages/${letter?.id}`)).json()) as Mail
  expect(one).toEqual(letter)
  const file = await fetch(`${sandbox.mail}/messages/${letter?.id}/attachments/0`)
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 10, 13])
})

test('the page of a letter never runs what is in it', async () => {
  await send({ to: 'evil@mowka.test', subject: '<script>1</script>', html: '<script>alert(1)</script>' })
  const [letter] = await lettersTo(sandbox, 'evil@mowka.test')
  const page = await fetch(`${sandbox.mail}/mail/${letter?.id}`)
  expect(await page.text()).not.toContain('<script>')
  const frame = await fetch(`${sandbox.mail}/messages/${letter?.id}/html`)
  expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('hidden receivers see the letter too, and other addresses do not', async () => {
  await send({ bcc: 'hidden@mowka.test' })
  expect(await lettersTo(sandbox, 'hidden@mowka.test')).toHaveLength(1)
  expect(await lettersTo(sandbox, 'somebody@mowka.test')).toEqual([])
})

test('letters outlive a restart, and DELETE empties the box', async () => {
  await send({ to: 'later@mowka.test' })
  await sandbox.end('SIGKILL')
  await sandbox.start()
  expect(await lettersTo(sandbox, 'later@mowka.test')).toHaveLength(1)
  expect((await fetch(`${sandbox.mail}/messages`, { method: 'DELETE' })).status).toBe(204)
  expect(await (await fetch(`${sandbox.mail}/messages`)).json()).toEqual([])
  expect(await (await fetch(sandbox.mail)).text()).toContain('Nie ma tu jeszcze żadnej wiadomości.')
})
