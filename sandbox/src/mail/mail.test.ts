import { createTransport } from 'nodemailer'
import { emailsTo } from '../../testing/mailbox'
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

test('an email sent over SMTP is available as JSON with its Polish characters intact', async () => {
  await send({ attachments: [{ filename: 'faktura zażółć.pdf', content: Buffer.from([0, 255, 10, 13]) }] })
  const [email] = await emailsTo(sandbox, 'learner@mowka.test')
  expect(email).toMatchObject({
    from: { name: 'Mówka', address: 'nauka@mowka.test' },
    to: [{ name: 'Zofia Wiśniewska', address: 'learner@mowka.test' }],
    subject: 'Twoja karta podarunkowa czeka już na Ciebie, zażółć gęślą jaźń',
    html: '<p>Twój kod: <b>ŻÓŁW-1234</b></p>',
    attachments: [{ filename: 'faktura zażółć.pdf', size: 4 }],
  })
  expect(email?.text.replace(/\r/g, '')).toBe('Cześć Zofio,\nTwój kod: ŻÓŁW-1234\n.kropka na początku')

  const one = (await (await fetch(`${sandbox.mail}/messages/${email?.id}`)).json()) as Mail
  expect(one).toEqual(email)
  const file = await fetch(`${sandbox.mail}/messages/${email?.id}/attachments/0`)
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 10, 13])
})

test('the page of an email never runs its content', async () => {
  await send({ to: 'evil@mowka.test', subject: '<script>1</script>', html: '<script>alert(1)</script>' })
  const [email] = await emailsTo(sandbox, 'evil@mowka.test')
  const page = await fetch(`${sandbox.mail}/mail/${email?.id}`)
  expect(await page.text()).not.toContain('<script>')
  const frame = await fetch(`${sandbox.mail}/messages/${email?.id}/html`)
  expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('BCC recipients get the email, and other addresses do not', async () => {
  await send({ bcc: 'hidden@mowka.test' })
  expect(await emailsTo(sandbox, 'hidden@mowka.test')).toHaveLength(1)
  expect(await emailsTo(sandbox, 'somebody@mowka.test')).toEqual([])
})

test('emails survive a restart, and DELETE clears the mailbox', async () => {
  await send({ to: 'later@mowka.test' })
  await sandbox.end('SIGKILL')
  await sandbox.start()
  expect(await emailsTo(sandbox, 'later@mowka.test')).toHaveLength(1)
  expect((await fetch(`${sandbox.mail}/messages`, { method: 'DELETE' })).status).toBe(204)
  expect(await (await fetch(`${sandbox.mail}/messages`)).json()).toEqual([])
  expect(await (await fetch(sandbox.mail)).text()).toContain('Nie ma tu jeszcze żadnej wiadomości.')
})
