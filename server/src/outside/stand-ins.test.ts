import { generateKeyPairSync } from 'node:crypto'
import { PushSubscription } from '@mowka/contract/schemas/push'
import { z } from 'zod'
import { type Sandbox, startSandbox } from '../../testing/sandbox'
import { openAiChat } from './chat'
import { ExternalServiceError } from './external-service-error'
import { smtpMail } from './mail'
import { type NewPayment, type Payments, payuPayments } from './payments'
import { webPush } from './push'
import type { ResiliencePolicy } from './resilience'
import { openAiSpeech } from './speech'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
}, 60_000)
afterAll(() => sandbox.close())

/** Requests sent to a service. */
let requests: string[]
const realFetch = globalThis.fetch
beforeEach(() => {
  requests = []
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.endsWith('/control') && !url.includes('/messages') && !url.endsWith('/orders?all'))
      requests.push(url)
    return realFetch(input, init)
  }
})
afterEach(async () => {
  globalThis.fetch = realFetch
  await sandbox.resetSwitches()
})

/** Short delays, and a circuit that opens only in tests about it. */
const quick: Partial<ResiliencePolicy> = {
  timeout: 10_000,
  tries: 3,
  pause: 1,
  failures: 1_000,
  rest: 60_000,
}
const impatient: Partial<ResiliencePolicy> = { ...quick, timeout: 1_000 }
const hang = { mode: 'slow', delayMs: 60_000 }

const failure = async (work: Promise<unknown>): Promise<ExternalServiceError> => {
  const error = await work.then(
    () => new Error('It went well'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ExternalServiceError)) throw error
  return error
}

describe('push service', () => {
  const privateKey =
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ?? ''
  const push = () => {
    const made = webPush(
      { ...sandbox.config, push: { ...sandbox.config.push, privateKey } },
      () => new Date(),
      quick,
    )
    if (!made) throw new Error('The key is missing')
    return made
  }
  const subscribe = async (): Promise<{ endpoint: string; p256dh: string; auth: string }> => {
    const body = JSON.stringify({ applicationServerKey: push().publicKey })
    const response = await realFetch(`${sandbox.url('push')}/subscriptions`, { method: 'POST', body })
    const { endpoint, keys } = PushSubscription.parse(await response.json())
    return { endpoint, ...keys }
  }
  const message = { content: '{"title":"Żółw"}', ttl: 600, topic: 'reminder' }

  test('delivers a message that the device can read', async () => {
    const device = await subscribe()
    expect(push().isKnownService(device.endpoint)).toBe(true)
    expect(await push().send(device, message)).toBe('accepted')
    const id = device.endpoint.split('/').at(-1)
    const received = await (await realFetch(`${sandbox.url('push')}/messages?device=${id}`)).json()
    expect(received).toMatchObject([{ content: { title: 'Żółw' }, ttl: 600, topic: 'reminder' }])
  })

  test('reports a device that has unsubscribed', async () => {
    const device = await subscribe()
    await realFetch(device.endpoint, { method: 'DELETE' })
    expect(await push().send(device, message)).toBe('gone')
  })

  test('a busy or unavailable push service may accept the message later', async () => {
    const device = await subscribe()
    for (const [mode, status] of [
      ['busy', 429],
      ['down', 503],
    ]) {
      await sandbox.turn('push', { push: { mode } })
      expect(await failure(push().send(device, message))).toMatchObject({
        service: 'push',
        isUnavailable: true,
        status,
      })
    }
  })
})

describe('speech service', () => {
  const speech = (policy = quick) => openAiSpeech(sandbox.config.speech, policy)

  test('synthesizes speech and transcribes it again', async () => {
    const content = await speech().synthesise('Dzień dobry.', 'PL')
    expect(content.length).toBeGreaterThan(1_000)
    expect(await speech().transcribe({ content, mime: 'audio/mpeg' }, 'PL', 'Dzień dobry.')).toBe(
      'Dzień dobry.',
    )
  })

  test('transcribes silence as empty text', async () => {
    await sandbox.turn('speech', { transcription: { mode: 'silence' } })
    const audio = { content: new Uint8Array(10), mime: 'audio/webm;codecs=opus' }
    expect(await speech().transcribe(audio, 'ENG', 'Hello.')).toBe('')
  })

  test('retries an unavailable or slow speech service three times, because its requests are idempotent', async () => {
    await sandbox.turn('speech', { speech: { mode: 'down' } })
    expect(await failure(speech().synthesise('Hi', 'ENG'))).toMatchObject({
      service: 'speech',
      isUnavailable: true,
      status: 503,
    })
    expect(requests).toHaveLength(3)
    await sandbox.turn('speech', { speech: hang })
    expect(await failure(speech(impatient).synthesise('Hi', 'ENG'))).toMatchObject({
      isUnavailable: true,
      code: 'timeout',
    })
    expect(requests).toHaveLength(6)
  })

  test('does not retry a speech service that returns an invalid response or refuses', async () => {
    await sandbox.turn('speech', { speech: { mode: 'wrong' } })
    expect(await failure(speech().synthesise('Hi', 'ENG'))).toMatchObject({
      isUnavailable: false,
      code: 'no MP3',
    })
    await sandbox.resetSwitches()
    expect(await failure(speech().synthesise('x'.repeat(5_000), 'ENG'))).toMatchObject({
      isUnavailable: false,
      status: 400,
    })
    expect(requests).toHaveLength(2)
  })
})

describe('assistant service', () => {
  const chat = (policy = quick) => openAiChat(sandbox.config.chat, policy)
  const asked = {
    instructions: 'You teach English.',
    question: JSON.stringify({ selectedPhrase: 'quick' }),
    answer: z.object({ introduction: z.string(), synonyms: z.array(z.object({ text: z.string() })) }),
  }

  test('returns an answer that matches the schema', async () => {
    const { introduction, synonyms } = await chat()(asked)
    expect(introduction).toContain('quick')
    expect(synonyms.length).toBeGreaterThan(0)
  })

  test.each([
    ['down', { mode: 'down' }, { isUnavailable: true, status: 503 }],
    ['slow', hang, { isUnavailable: true, code: 'timeout' }],
    ['wrong', { mode: 'wrong' }, { isUnavailable: false, code: 'another shape' }],
  ])(
    'does not retry an assistant that is %s, because each answer costs money',
    async (_, behaviour, expected) => {
      await sandbox.turn('speech', { chat: behaviour })
      const policy = behaviour === hang ? impatient : quick
      expect(await failure(chat(policy)(asked))).toMatchObject({ service: 'chat', ...expected })
      expect(requests).toHaveLength(1)
    },
  )

  test('retries an assistant that was certainly never reached', async () => {
    const nowhere = openAiChat({ ...sandbox.config.chat, url: 'http://127.0.0.1:50999/v1' }, quick)
    expect(await failure(nowhere(asked))).toMatchObject({ isUnavailable: true, isUnsent: true })
    expect(requests).toHaveLength(3)
  })
})

describe('mail server', () => {
  const letter = (to: string) => ({
    id: 'letter-1',
    to,
    subject: 'Zażółć gęślą jaźń',
    text: 'Dzień dobry',
    html: '<p>Dzień dobry</p>',
  })
  const mail = (policy = quick) => smtpMail(sandbox.config.mail, policy)
  const lettersTo = async (to: string) => {
    const response = await realFetch(`${sandbox.url('mail')}/messages?to=${encodeURIComponent(to)}`)
    return (await response.json()) as { subject: string; html: string }[]
  }

  test('delivers text and HTML of an email', async () => {
    await mail()(letter('a@mowka.test'))
    expect(await lettersTo('a@mowka.test')).toMatchObject([
      { subject: 'Zażółć gęślą jaźń', text: 'Dzień dobry', html: '<p>Dzień dobry</p>' },
    ])
  })

  test.each(['r&d@mowka.test', "!a/b=c#d+e_f'g@mowka.test", 'jan@xn--w-uga1v8h.test'])(
    'delivers to %s',
    async (address) => {
      await mail()(letter(address))
      expect(await lettersTo(address)).toMatchObject([
        { to: expect.arrayContaining([{ name: '', address }]) },
      ])
    },
  )

  test('treats an address with special characters as a single recipient', async () => {
    await mail()(letter('"b, c" <d@mowka.test>')).catch(() => {})
    expect(await lettersTo('c@mowka.test')).toEqual([])
    expect(await lettersTo('b')).toEqual([])
  })

  test('does not resend an email that the server accepted too late', async () => {
    await sandbox.turn('mail', { smtp: hang })
    expect(await failure(mail(impatient)(letter('slow@mowka.test')))).toMatchObject({
      service: 'mail',
      isUnavailable: true,
    })
    expect(await lettersTo('slow@mowka.test')).toHaveLength(1)
  })

  test('distinguishes an unavailable server from a permanent refusal', async () => {
    await sandbox.turn('mail', { smtp: { mode: 'down' } })
    expect(await failure(mail()(letter('e@mowka.test')))).toMatchObject({ isUnavailable: true, status: 421 })
    await sandbox.turn('mail', { smtp: { mode: 'wrong' } })
    expect(await failure(mail()(letter('e@mowka.test')))).toMatchObject({ isUnavailable: false, status: 550 })
    expect(await lettersTo('e@mowka.test')).toEqual([])
  })

  test('an unreachable server counts as unavailable, and the error contains no addresses', async () => {
    const nowhere = smtpMail({ ...sandbox.config.mail, smtpUrl: 'smtp://user:secret@127.0.0.1:50999' }, quick)
    const error = await failure(nowhere(letter('f@mowka.test')))
    expect(error).toMatchObject({ isUnavailable: true, isUnsent: true })
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/f@mowka|secret/)
  })
})

describe('payment service', () => {
  const payment = (extOrderId: string): NewPayment => ({
    extOrderId,
    customerIp: '127.0.0.1',
    description: 'Mówka',
    products: [{ name: 'Pół roku', unitPrice: 4900, quantity: 6 }],
    buyer: { email: 'buyer@mowka.test', language: 'pl' },
    continueUrl: 'http://localhost:4000/subscribe/thank-you',
  })
  const payments = (policy = quick) => payuPayments(sandbox.config.payments, () => new Date(), policy)
  const started = async (payu: Payments, extOrderId: string) => {
    const made = await payu.start(payment(extOrderId))
    if (made.redirectUri === null) throw new Error('It was there before')
    return made
  }
  const pay = (orderId: string, result: string) =>
    realFetch(`${sandbox.url('payments')}/pay/${orderId}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ result }),
    })
  const authorizations = () => requests.filter((url) => url.endsWith('/authorize')).length

  /** Returns the status of a payment. */
  const statusOf = async (payu: Payments, orderId: string) => (await payu.statusOf({ orderId }))?.status

  test('starts payments with a payment page and follows them to their end with one token', async () => {
    const payu = payments()
    const { orderId, redirectUri } = await started(payu, 'p-1')
    expect(redirectUri).toContain(`/pay/${orderId}`)
    expect(await payu.statusOf({ extOrderId: 'p-1' })).toEqual({
      orderId,
      extOrderId: 'p-1',
      status: 'PENDING',
      amount: 29_400,
      currency: 'PLN',
    })
    await pay(orderId, 'pay')
    expect(await statusOf(payu, orderId)).toBe('COMPLETED')
    const other = await started(payu, 'p-2')
    await pay(other.orderId, 'reject')
    expect(await statusOf(payu, other.orderId)).toBe('CANCELED')
    expect(await statusOf(payu, 'nobody')).toBeUndefined()
    expect(authorizations()).toBe(1)
  })

  test('starting a payment twice creates one payment', async () => {
    const { orderId } = await started(payments(), 'p-3')
    expect(await payments().start(payment('p-3'))).toEqual({ orderId, redirectUri: null })
  })

  test('finds and cancels a payment whose start timed out', async () => {
    const payu = payments({ ...quick, timeout: 2_000 })
    await statusOf(payu, 'x')
    await sandbox.turn('payments', { api: hang })
    requests = []
    expect(await failure(payu.start(payment('p-4')))).toMatchObject({ isUnavailable: true, code: 'timeout' })
    expect(requests).toHaveLength(3)
    await sandbox.resetSwitches()
    const { orderId, redirectUri } = await payu.start(payment('p-4'))
    if (orderId === null) throw new Error('PayU did not tell the number')
    expect(redirectUri).toBeNull()
    await payu.cancel(orderId)
    expect(await statusOf(payu, orderId)).toBe('CANCELED')
  })

  test('keeps sending requests to a service that throttles them', async () => {
    const payu = payments({ ...quick, tries: 1, failures: 3 })
    const { orderId } = await started(payu, 'p-busy')
    await sandbox.turn('payments', { api: { mode: 'busy' } })
    requests = []
    for (let call = 0; call < 6; call++)
      expect(await failure(payu.statusOf({ orderId }))).toMatchObject({ status: 429 })
    expect(requests).toHaveLength(6)
  })

  test('retries an unavailable or busy payment service three times, and reports an invalid response', async () => {
    const payu = payments()
    const { orderId } = await started(payu, 'p-5')
    for (const [mode, status] of [
      ['down', 503],
      ['busy', 429],
    ]) {
      await sandbox.turn('payments', { api: { mode } })
      requests = []
      expect(await failure(payu.statusOf({ orderId }))).toMatchObject({ isUnavailable: true, status })
      expect(requests).toHaveLength(3)
    }
    await sandbox.turn('payments', { api: { mode: 'wrong' } })
    expect(await failure(payu.statusOf({ orderId }))).toMatchObject({
      isUnavailable: false,
      code: 'another shape',
    })
  })

  test('refunds in parts, once per refund number and never more than was paid', async () => {
    const payu = payments()
    const { orderId } = await started(payu, 'p-7')
    const refund = { orderId, extRefundId: 'x-1', description: 'Zwrot', amount: 10_000 }
    expect(await failure(payu.refund(refund))).toMatchObject({ isUnavailable: false })
    await pay(orderId, 'pay')
    const first = await payu.refund(refund)
    expect(first).toMatchObject({ extRefundId: 'x-1', amount: 10_000 })
    expect(await payu.refund(refund)).toMatchObject({ refundId: first.refundId })
    expect(await failure(payu.refund({ ...refund, extRefundId: 'x-2', amount: 19_401 }))).toMatchObject({
      isUnavailable: false,
      status: 400,
    })
    expect(await payu.refund({ orderId, extRefundId: 'x-3', description: 'Reszta' })).toMatchObject({
      amount: 19_400,
    })
  })

  test('renews a token once if PayU no longer accepts it', async () => {
    const payu = payments()
    const { orderId } = await started(payu, 'p-6')
    const real = globalThis.fetch
    let refusals = 0
    globalThis.fetch = async (input, init) => {
      const answer = await real(input, init)
      if (!String(input).includes('/orders/') || refusals++ > 0) return answer
      return new Response('{}', { status: 401 })
    }
    expect(await statusOf(payu, orderId)).toBe('PENDING')
    expect(authorizations()).toBe(2)
  })

  test('wrong credentials do not count as an outage and do not appear in the error', async () => {
    const stranger = payuPayments(
      { ...sandbox.config.payments, clientSecret: 'hush' },
      () => new Date(),
      quick,
    )
    const error = await failure(stranger.statusOf({ orderId: 'x' }))
    expect(error).toMatchObject({ isUnavailable: false, status: 401 })
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('hush')
  })
})

test('opens the circuit of an unavailable service, then tests the service with one request', async () => {
  const speech = openAiSpeech(sandbox.config.speech, { ...quick, tries: 1, failures: 3, rest: 2_000 })
  await sandbox.turn('speech', { speech: { mode: 'down' } })
  for (let call = 0; call < 6; call++) await failure(speech.synthesise('Hi', 'ENG'))
  expect(requests).toHaveLength(3)
  expect(await failure(speech.synthesise('Hi', 'ENG'))).toMatchObject({
    isUnavailable: true,
    code: 'resting',
  })

  await new Promise((done) => setTimeout(done, 2_100))
  await failure(speech.synthesise('Hi', 'ENG'))
  await failure(speech.synthesise('Hi', 'ENG'))
  expect(requests).toHaveLength(4)

  await sandbox.resetSwitches()
  await new Promise((done) => setTimeout(done, 2_100))
  expect((await speech.synthesise('Hi', 'ENG')).length).toBeGreaterThan(0)
  expect((await speech.synthesise('Hi', 'ENG')).length).toBeGreaterThan(0)
})
