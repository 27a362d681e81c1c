import { createTransport } from 'nodemailer'
import { emailsTo } from '../../testing/mailbox'
import { RunningSandbox } from '../../testing/running-sandbox'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await RunningSandbox.start()
})
afterAll(() => sandbox.remove())

const turn = (standIn: string, change: object) =>
  fetch(`${standIn}/control`, { method: 'POST', body: JSON.stringify(change) })
const turnBack = (standIn: string) => fetch(`${standIn}/control`, { method: 'DELETE' })

test('the token keys can be set to down, wrong or slow without affecting anything else', async () => {
  const keys = () => fetch(`${sandbox.identity}/.well-known/jwks.json`)
  await turn(sandbox.identity, { keys: { mode: 'down' } })
  expect((await keys()).status).toBe(503)
  expect((await fetch(`${sandbox.identity}/.well-known/openid-configuration`)).status).toBe(200)
  await turn(sandbox.identity, { keys: { mode: 'wrong' } })
  expect(await (await keys()).text()).toBe('<!doctype html>')
  await turn(sandbox.identity, { keys: { mode: 'slow', delayMs: 60_000 } })
  const hung = fetch(`${sandbox.identity}/.well-known/jwks.json`, { signal: AbortSignal.timeout(200) })
  await expect(hung).rejects.toThrow()
  await turnBack(sandbox.identity)
  expect(await (await keys()).json()).toMatchObject({ keys: [{ alg: 'RS256' }] })
})

describe('mail', () => {
  const send = (timeout = 5_000) => {
    const transport = createTransport({ host: 'localhost', port: sandbox.ports.smtp, socketTimeout: timeout })
    return transport.sendMail({ from: 'a@mowka.test', to: 'control@mowka.test', subject: 'x', text: 'x' })
  }
  afterEach(() => turnBack(sandbox.mail))

  test('mail can be set to down or wrong', async () => {
    await turn(sandbox.mail, { smtp: { mode: 'down' } })
    await expect(send()).rejects.toMatchObject({ responseCode: 421 })
    await turn(sandbox.mail, { smtp: { mode: 'wrong' } })
    await expect(send()).rejects.toMatchObject({ responseCode: 550 })
    expect(await emailsTo(sandbox, 'control@mowka.test')).toEqual([])
  })

  test('slow mail accepts the email and confirms it late', async () => {
    await turn(sandbox.mail, { smtp: { mode: 'slow', delayMs: 60_000 } })
    await expect(send(300)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    expect(await emailsTo(sandbox, 'control@mowka.test')).toHaveLength(1)
  })
})

test('error reporting can be set to down', async () => {
  await turn(sandbox.errors, { reports: { mode: 'down' } })
  const response = await fetch(`${sandbox.errors}/api/1/envelope/`, { method: 'POST', body: '{}\n' })
  expect(response.status).toBe(503)
  await turnBack(sandbox.errors)
})

test('speech and chat can be set to return nonsense', async () => {
  await turn(sandbox.speech, { speech: { mode: 'wrong' }, chat: { mode: 'wrong' } })
  const post = (path: string, body: object) =>
    fetch(`${sandbox.speech}/v1/${path}`, { method: 'POST', body: JSON.stringify(body) })
  const spoken = await post('audio/speech', { input: 'Hi', voice: 'en' })
  expect(await spoken.text()).toContain('<!doctype html>')
  const said = await post('chat/completions', { messages: [{ role: 'user', content: 'Hi' }] })
  expect(await said.text()).toContain('<!doctype html>')
})

test('an unknown switch is refused', async () => {
  expect((await turn(sandbox.mail, { smtp: { mode: 'asleep' } })).status).toBe(400)
  expect((await turn(sandbox.mail, { smpt: {} })).status).toBe(400)
  expect((await turn(sandbox.mail, { smtp: { damage: 1 } })).status).toBe(400)
})
