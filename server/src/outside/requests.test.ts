import { z } from 'zod'
import { readConfig } from '../config'
import { openAiChat } from './chat'
import { ExternalServiceError } from './external-service-error'
import { request } from './http-request'
import { smtpMail } from './mail'
import { payuPayments } from './payments'
import { defaultResiliencePolicy } from './resilience'
import { bearer, openAiSpeech } from './speech'

const mockSend = jest.fn(async (_letter: object) => {})
const mockTransport = jest.fn((_options: object) => ({ sendMail: mockSend }))
jest.mock('nodemailer', () => ({ createTransport: (options: object) => mockTransport(options) }))

const config = readConfig({ MOWKA_SPEECH_KEY: 'speech-key', MOWKA_CHAT_KEY: 'chat-key' })

type Sent = { url: string; init: RequestInit & { body?: unknown } }
let sent: Sent[]
let answers: Response[]
const realFetch = globalThis.fetch
beforeEach(() => {
  sent = []
  answers = []
  globalThis.fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init: { ...init } })
    const answer = answers.shift()
    if (!answer) throw new Error('nothing was prepared')
    return answer
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})
const jsonOf = ({ init }: Sent) => JSON.parse(String(init.body))
const once = { tries: 1, failures: 1_000 }

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describe('speech requests', () => {
  const speech = openAiSpeech(config.speech, once)

  test.each([
    ['an ID3 tag', [0x49, 0x44, 0x33, 1]],
    ['a frame', [0xff, 0xe3, 0, 0]],
    ['a frame of another kind', [0xff, 0xfb, 0x90, 0]],
  ])('requests an MP3 from the speech service and accepts %s at its start', async (_, bytes) => {
    answers = [new Response(new Uint8Array(bytes))]
    expect([...(await speech.synthesise('Dzień dobry.', 'PL'))]).toEqual(bytes)
    expect(sent[0]).toMatchObject({
      url: 'http://localhost:4004/v1/audio/speech',
      init: {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer speech-key' },
      },
    })
    expect(sent.map(jsonOf)).toEqual([
      { model: 'tts-1', input: 'Dzień dobry.', voice: 'pl', response_format: 'mp3' },
    ])
  })

  test.each([
    ['nothing', []],
    ['another tag', [0x49, 0x44, 0x34]],
    ['half a tag', [0x49, 0x45, 0x33]],
    ['no tag', [0x48, 0x44, 0x33]],
    ['half a frame', [0xff, 0xc0, 0]],
    ['no frame', [0xfe, 0xe0, 0]],
  ])('refuses a speech response that starts with %s', async (_, bytes) => {
    answers = [new Response(new Uint8Array(bytes))]
    expect(await failure(speech.synthesise('Hi', 'ENG'))).toMatchObject({
      message: 'speech: synthesise: no MP3',
      isUnavailable: false,
    })
  })

  test('sends a recording as a form with its type, the language and the expected text', async () => {
    answers = [Response.json({ text: ' Hello. ' })]
    const sound = { content: new Uint8Array(3), mime: 'audio/webm;codecs=opus' }
    expect(await speech.transcribe(sound, 'ENG', 'Hello.')).toBe('Hello.')
    const [{ url, init } = { url: '', init: {} }] = sent
    expect(url).toBe('http://localhost:4004/v1/audio/transcriptions')
    expect(init).toMatchObject({ method: 'POST', headers: { Authorization: 'Bearer speech-key' } })
    if (!(init.body instanceof FormData)) throw new Error('no form')
    const { file, ...fields } = Object.fromEntries(init.body)
    expect(fields).toEqual({ model: 'whisper-1', language: 'en', prompt: 'Hello.' })
    expect(file).toMatchObject({ name: 'speech.webm', size: 3, type: 'audio/webm;codecs=opus' })
  })

  test('sends no Authorization header to a speech service without a key', () => {
    expect(bearer(null)).toEqual({})
  })

  test.each([
    [400, false],
    [429, true],
    [500, true],
    [503, true],
  ])('reports a speech service that refuses with %i', async (status, isUnavailable) => {
    answers = [new Response('', { status }), new Response('', { status })]
    expect(await failure(speech.synthesise('Hi', 'ENG'))).toMatchObject({
      name: 'ExternalServiceError',
      message: `speech: synthesise: ${status}`,
      status,
      isUnavailable,
    })
    const sound = { content: new Uint8Array(3), mime: 'audio/mp4' }
    expect(await failure(speech.transcribe(sound, 'ENG', ''))).toMatchObject({
      message: `speech: transcribe: ${status}`,
      isUnavailable,
    })
  })
})

describe('assistant requests', () => {
  const chat = openAiChat(config.chat, once)
  const asked = {
    instructions: 'You teach.',
    earlier: [{ question: '{"a":0}', answer: '{"text":"Hello"}' }],
    question: '{"a":1}',
    answer: z.object({ text: z.string().max(5) }),
  }

  test('sends the assistant instructions, question and answer schema', async () => {
    answers = [Response.json({ choices: [{ message: { content: '{"text":"Hi"}' } }] })]
    expect(await chat(asked)).toEqual({ text: 'Hi' })
    expect(sent[0]).toMatchObject({
      url: 'http://localhost:4004/v1/chat/completions',
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer chat-key' },
      },
    })
    expect(sent.map(jsonOf)).toEqual([
      {
        model: 'gpt-4o-mini',
        max_tokens: 1500,
        messages: [
          { role: 'system', content: 'You teach.' },
          { role: 'user', content: '{"a":0}' },
          { role: 'assistant', content: '{"text":"Hello"}' },
          { role: 'user', content: '{"a":1}' },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: 'answer',
            strict: true,
            // Bounds aren't sent.
            schema: expect.objectContaining({
              type: 'object',
              required: ['text'],
              properties: { text: { type: 'string' } },
            }),
          },
        },
      },
    ])
  })

  test.each([
    ['no choice', { choices: [] }],
    ['no JSON', { choices: [{ message: { content: 'Hi' } }] }],
    ['another shape', { choices: [{ message: { content: '{"words":1}' } }] }],
    ['more than fits', { choices: [{ message: { content: '{"text":"Hello!"}' } }] }],
  ])('refuses an assistant response with %s', async (_, answer) => {
    answers = [Response.json(answer)]
    expect(await failure(chat(asked))).toMatchObject({
      message: 'chat: complete: another shape',
      isUnavailable: false,
      isUnsent: false,
    })
  })

  test('reports an assistant service that refuses', async () => {
    answers = [new Response('', { status: 401 })]
    expect(await failure(chat(asked))).toMatchObject({ message: 'chat: complete: 401', isUnavailable: false })
  })
})

describe('payment requests', () => {
  const payment = {
    extOrderId: 'p-1',
    customerIp: '127.0.0.1',
    description: 'Mówka',
    products: [
      { name: 'Pół roku', unitPrice: 4900, quantity: 6 },
      { name: 'Miesiąc', unitPrice: 100, quantity: 2 },
    ],
    buyer: { email: 'buyer@mowka.test', language: 'pl' },
    continueUrl: 'http://localhost:4000/subscribe/thank-you',
  }
  const order = (more: object = {}) => ({
    orderId: 'o-1',
    extOrderId: 'p-1',
    currencyCode: 'PLN',
    totalAmount: '29600',
    status: 'COMPLETED',
    ...more,
  })
  const token = () => Response.json({ access_token: 'token-1', expires_in: 120 })
  const started = (status: number) =>
    Response.json(
      { status: { statusCode: 'SUCCESS' }, orderId: 'o-1', redirectUri: 'https://payu.example/pay' },
      { status },
    )

  test.each([200, 201, 302])(
    'starts a payment with a token and the total of the products if PayU responds with %i',
    async (status) => {
      const payu = payuPayments(config.payments, () => new Date(0), once)
      answers = [token(), started(status)]
      expect(await payu.start(payment)).toEqual({ orderId: 'o-1', redirectUri: 'https://payu.example/pay' })
      expect(sent[0]).toMatchObject({
        url: 'http://localhost:4002/pl/standard/user/oauth/authorize',
        init: { method: 'POST' },
      })
      expect(Object.fromEntries(new URLSearchParams(String(sent[0]?.init.body)))).toEqual({
        grant_type: 'client_credentials',
        client_id: '300746',
        client_secret: 'payu-sandbox',
      })
      expect(sent[1]).toMatchObject({
        url: 'http://localhost:4002/api/v2_1/orders',
        init: {
          method: 'POST',
          headers: { Authorization: 'Bearer token-1', 'Content-Type': 'application/json' },
        },
      })
      expect(sent.slice(1).map(jsonOf)).toEqual([
        {
          ...payment,
          notifyUrl: 'http://localhost:4000/api/order/notify',
          validityTime: '86400',
          merchantPosId: '300746',
          currencyCode: 'PLN',
          totalAmount: '29600',
          products: [
            { name: 'Pół roku', unitPrice: '4900', quantity: '6' },
            { name: 'Miesiąc', unitPrice: '100', quantity: '2' },
          ],
        },
      ])
    },
  )

  test('reuses a PayU token until a minute before its expiry', async () => {
    let now = 0
    const payu = payuPayments(config.payments, () => new Date(now), once)
    const orders = () => Response.json({ orders: [order()] })
    answers = [token(), orders(), orders(), token(), orders()]
    expect(await payu.statusOf({ orderId: 'a/b' })).toEqual({
      orderId: 'o-1',
      extOrderId: 'p-1',
      status: 'COMPLETED',
      amount: 29_600,
      currency: 'PLN',
    })
    now = 59_999
    await payu.statusOf({ orderId: 'a' })
    now = 60_000
    await payu.statusOf({ orderId: 'a' })
    expect(sent.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual([
      'authorize',
      'a%2Fb',
      'a',
      'authorize',
      'a',
    ])
    expect(sent[1]?.init).toMatchObject({ method: 'GET' })
    expect(sent[1]?.init).not.toHaveProperty('body')
  })

  test.each([
    ['COMPLETED', 'COMPLETED'],
    ['CANCELED', 'CANCELED'],
    ['WAITING_FOR_CONFIRMATION', 'PENDING'],
    ['NEW', 'PENDING'],
  ])("maps PayU's payment status %s to %s", async (status, expected) => {
    const payu = payuPayments(config.payments, () => new Date(0), once)
    answers = [token(), Response.json({ orders: [order({ status })] })]
    expect(await payu.statusOf({ orderId: 'o' })).toMatchObject({ status: expected })
  })

  test.each([
    [429, {}, 'payments: status: 429', true],
    [500, {}, 'payments: status: 500', true],
    [403, { status: { statusCode: 'UNAUTHORIZED' } }, 'payments: status: 403 UNAUTHORIZED', false],
    [
      400,
      { status: { statusCode: 'ERROR_VALUE', codeLiteral: 'NOT_UNIQUE' } },
      'payments: status: 400 NOT_UNIQUE',
      false,
    ],
  ])('reports the reason if PayU refuses with %i %j', async (status, body, message, isUnavailable) => {
    const payu = payuPayments(config.payments, () => new Date(0), once)
    answers = [token(), Response.json(body, { status })]
    expect(await failure(payu.statusOf({ orderId: 'o' }))).toMatchObject({ message, isUnavailable })
  })

  test.each([
    ['no orders', []],
    ['an amount that is no whole number of grosz', [order({ totalAmount: '296.00' })]],
  ])('rejects the status of a payment with %s', async (_, orders) => {
    const payu = payuPayments(config.payments, () => new Date(0), once)
    answers = [token(), Response.json({ orders })]
    expect(await failure(payu.statusOf({ orderId: 'o' }))).toMatchObject({
      message: 'payments: status: another shape',
    })
  })

  test('returns null for payments unknown to PayU, by either number', async () => {
    const payu = payuPayments(config.payments, () => new Date(0), once)
    const unknown = () => Response.json({}, { status: 404 })
    answers = [token(), unknown(), unknown()]
    expect(await payu.statusOf({ orderId: 'o' })).toBeNull()
    expect(await payu.statusOf({ extOrderId: 'p/1' })).toBeNull()
    expect(sent.at(-1)?.url).toBe('http://localhost:4002/api/v2_1/orders?extOrderId=p%2F1')
  })

  const notUnique = () => Response.json({ status: { statusCode: 'ERROR_ORDER_NOT_UNIQUE' } }, { status: 400 })

  test.each([
    ['is told', Response.json({ orders: [order()] }), 'o-1'],
    ['is not told', Response.json({}, { status: 404 }), null],
    ['is that of another order', Response.json({ orders: [order({ extOrderId: 'p-2' })] }), null],
  ])('an already started payment has no page, and its id %s', async (_, found, orderId) => {
    const payu = payuPayments(config.payments, () => new Date(0), once)
    answers = [token(), notUnique(), found]
    expect(await payu.start(payment)).toEqual({ orderId, redirectUri: null })
  })

  test('restarts a payment under the same number if the response was lost', async () => {
    const payu = payuPayments(config.payments, () => new Date(0), { ...once, tries: 2, pause: 1 })
    answers = [token(), Response.json({}, { status: 502 }), started(302)]
    expect(await payu.start(payment)).toMatchObject({ orderId: 'o-1' })
    expect(sent.slice(1).map(jsonOf)).toMatchObject([{ extOrderId: 'p-1' }, { extOrderId: 'p-1' }])
  })

  test('cancels a payment', async () => {
    const payu = payuPayments(config.payments, () => new Date(0), once)
    answers = [token(), Response.json({}), Response.json({}, { status: 400 })]
    await payu.cancel('a/b')
    expect(sent[1]).toMatchObject({
      url: 'http://localhost:4002/api/v2_1/orders/a%2Fb',
      init: { method: 'DELETE' },
    })
    expect(await failure(payu.cancel('o'))).toMatchObject({
      message: 'payments: cancel: 400',
      isUnavailable: false,
    })
  })

  test.each([
    ['a part', 100, { amount: '100' }],
    ['all', undefined, {}],
  ])('refunds a payment: %s', async (_, amount, told) => {
    const payu = payuPayments(config.payments, () => new Date(0), once)
    const refund = { refundId: 'r-1', extRefundId: 'x-1', amount: '100', status: 'PENDING' }
    answers = [token(), Response.json({ orderId: 'o-1', refund })]
    const asked = { orderId: 'o-1', extRefundId: 'x-1', description: 'Zwrot', ...(amount && { amount }) }
    expect(await payu.refund(asked)).toEqual({
      refundId: 'r-1',
      extRefundId: 'x-1',
      amount: 100,
      status: 'PENDING',
    })
    expect(sent[1]?.url).toBe('http://localhost:4002/api/v2_1/orders/o-1/refunds')
    expect(sent.slice(1).map(jsonOf)).toEqual([
      { refund: { extRefundId: 'x-1', description: 'Zwrot', ...told } },
    ])
  })
})

describe('mail requests', () => {
  const letter = { id: 'letter-1', to: 'a@mowka.test', subject: 'S', text: 'T', html: '<p>H</p>' }
  const mail = smtpMail(config.mail, once)

  test('sends an email with a unique message id, marks it as auto-generated, and loads neither files nor URLs', async () => {
    await mail(letter)
    expect(mockTransport).toHaveBeenCalledWith(
      expect.objectContaining({
        url: 'smtp://localhost:4025',
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    )
    expect(mockSend).toHaveBeenCalledWith(
      expect.objectContaining({
        from: 'Mówka <mowka@mowka.test>',
        to: { name: '', address: 'a@mowka.test' },
        subject: 'S',
        text: 'T',
        html: '<p>H</p>',
        messageId: '<letter-1@localhost>',
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    )
  })

  test.each([
    [{ responseCode: 421 }, { isUnavailable: true, status: 421, code: null, isUnsent: false }],
    [{ responseCode: 499 }, { isUnavailable: true }],
    [{ responseCode: 500 }, { isUnavailable: false, status: 500 }],
    [{ code: 'EDNS' }, { isUnavailable: true, status: null, code: 'EDNS', isUnsent: true }],
    [
      { code: 'ESOCKET', syscall: 'connect' },
      { isUnavailable: true, code: 'ESOCKET', isUnsent: true },
    ],
    [
      { code: 'ETIMEDOUT', syscall: 'read' },
      { isUnavailable: true, isUnsent: false },
    ],
    [{ code: 1 }, { isUnavailable: true, code: null }],
    ['no object', { isUnavailable: true, status: null, code: null, isUnsent: false }],
    [null, { isUnavailable: true, status: null }],
  ])('classifies a mail failure with %j', async (thrown, expected) => {
    mockSend.mockRejectedValueOnce(thrown)
    expect(await failure(mail(letter))).toMatchObject({ service: 'mail', ...expected })
  })
})

describe('HTTP requests', () => {
  const broken = async (error: unknown) => {
    globalThis.fetch = () => Promise.reject(error)
    return failure(request('chat', 'ask', 'http://localhost:1/'))
  }
  const withCode = (code: string) => Object.assign(new Error('secret'), { code })

  test.each([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
  ])('a request that fails with %s was certainly not sent', async (code) => {
    const expected = { message: `chat: ask: ${code}`, isUnavailable: true, isUnsent: true, code }
    expect(await broken(new TypeError('fetch failed', { cause: withCode(code) }))).toMatchObject(expected)
    expect(await broken(new AggregateError([withCode(code)]))).toMatchObject(expected)
  })

  test.each([
    ['a connection that broke', withCode('ECONNRESET'), 'ECONNRESET'],
    ['an error without a code', new TypeError('fetch failed'), null],
    ['no error', 'gone', null],
    ['nothing', null, null],
  ])('a request that fails with %s may have been sent', async (_, error, code) => {
    expect(await broken(error)).toMatchObject({ isUnavailable: true, isUnsent: false, code })
  })

  test('a request does not follow redirects', async () => {
    answers = [new Response('', { status: 302 })]
    expect((await request('chat', 'ask', 'http://localhost:1/')).status).toBe(302)
    expect(sent[0]?.init.redirect).toBe('manual')
  })

  test('a request refuses a response above its size limit', async () => {
    answers = [new Response('12345'), new Response('123456')]
    expect((await request('chat', 'ask', 'http://localhost:1/', { atMost: 5 })).bytes).toHaveLength(5)
    expect(await failure(request('chat', 'ask', 'http://localhost:1/', { atMost: 5 }))).toMatchObject({
      message: 'chat: ask: too long',
      isUnavailable: false,
    })
  })
})

test('an error names the operation and whether there was a response', () => {
  const messageOf = (isUnavailable: boolean) =>
    new ExternalServiceError('chat', 'ask', { isUnavailable }).message
  expect([messageOf(true), messageOf(false)]).toEqual([
    'chat: ask: no answer',
    'chat: ask: an answer that makes no sense',
  ])
  expect(new ExternalServiceError('chat', 'ask', { isUnavailable: true })).toMatchObject({
    name: 'ExternalServiceError',
    service: 'chat',
    status: null,
    code: null,
    isUnsent: false,
  })
})

test('makes three attempts by default, and opens the circuit after five consecutive failures', () => {
  expect(defaultResiliencePolicy).toMatchObject({ tries: 3, failures: 5 })
})
