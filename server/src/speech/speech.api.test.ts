import type { CallName } from '@mowka/contract/all-endpoints'
import { MAX_RECORDING_BYTES } from '@mowka/contract/schemas/trainer'
import { grant } from '../../testing/people'
import { type Sandbox, startSandbox } from '../../testing/sandbox'
import { admin, anna, bartek, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { openAiSpeech } from '../outside/speech'

/** Separate users, because calls per minute are limited per user. */
const careless: TestPerson = { name: 'nieuwazny' }
const watched: TestPerson = { name: 'sledzony' }

let t: TestApi
let sandbox: Sandbox
const logged: string[] = []
beforeAll(async () => {
  sandbox = await startSandbox()
  t = await startTestApi({ logTo: { write: (line) => void logged.push(line) } })
  for (const each of [anna, careless, watched]) await grant(t, each, 'ENG')
}, 60_000)
afterAll(async () => {
  await t.close()
  await sandbox.close()
})
beforeEach(() => {
  // Short timeouts, and a circuit that never opens.
  t.services.speech = openAiSpeech(sandbox.config.speech, {
    timeout: 1_000,
    tries: 2,
    pause: 1,
    failures: 1_000,
  })
})
afterEach(() => sandbox.resetSwitches())

const webm = Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4])
const ascii = (text: string) => new TextEncoder().encode(text)
const said = 'I am at home.'

type Sent = { file?: Uint8Array; type?: string; langCode?: string; prompt?: string } & Record<string, unknown>

async function send(
  sent: Sent = {},
  as: TestPerson | null = anna,
  path: 'recognize-v2' | 'recognize' = 'recognize-v2',
) {
  const { file = webm, ...fields } = {
    type: 'audio/webm;codecs=opus',
    langCode: 'ENG',
    prompt: said,
    ...sent,
  }
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)], { type: 'audio/webm' }), 'blob')
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const response = await t.app.inject({
    method: 'POST',
    url: `/api/speech-to-text/${path}`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(as ? { authorization: `Bearer ${await t.token(as)}` } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() }
}
const refusalOf = async (sending: ReturnType<typeof send>) => {
  const { status, body } = await sending
  return [status, body.code]
}

describe('POST /speech-to-text/recognize-v2', () => {
  test('returns the transcription of a recording (S-ATT-07, L-SPK-13)', async () => {
    expect(await send()).toEqual({ status: 200, body: { text: said } })
  })

  test('the older path works the same (S-ATT-08, C03)', async () => {
    expect(await send({}, anna, 'recognize')).toEqual({ status: 200, body: { text: said } })
  })

  test('uses phrases if there is no prompt', async () => {
    const { body } = await send({ prompt: undefined, phraseSetsPhrases: 'at home' })
    expect(body).toEqual({ text: 'at home' })
  })

  test.each<[string, Uint8Array]>([
    ['audio/webm', webm],
    ['audio/ogg; codecs=opus', ascii('OggS and more')],
    ['audio/mp4', Uint8Array.from([0, 0, 0, 24, ...ascii('ftypM4A ')])],
    ['audio/x-m4a', Uint8Array.from([0, 0, 0, 24, ...ascii('ftypM4A ')])],
    ['audio/wav', ascii('RIFF1234WAVEfmt ')],
    ['audio/mpeg', Uint8Array.from([0xff, 0xfb, 0x90, 0])],
    ['audio/mpeg', ascii('ID3 and more')],
  ])('accepts %s', async (type, file) => {
    expect((await send({ type, file })).status).toBe(200)
  })

  test('returns an empty text for silence', async () => {
    await sandbox.turn('speech', { transcription: { mode: 'silence' } })
    expect(await send()).toEqual({ status: 200, body: { text: '' } })
  })

  test('returns wrong speech unchanged', async () => {
    await sandbox.turn('speech', { transcription: { mode: 'wrong' } })
    expect(await send()).toEqual({ status: 200, body: { text: 'Seven green umbrellas are dancing.' } })
  })

  test('truncates a transcription that is too long for an answer', async () => {
    t.services.speech = { ...t.services.speech, transcribe: async () => 'x'.repeat(600) }
    expect((await send()).body.text).toHaveLength(500)
  })

  test.each([
    ['down', { mode: 'down' }],
    ['slow', { mode: 'slow', delayMs: 60_000 }],
  ])('returns 503 with the name of a service that is %s', async (_, transcription) => {
    await sandbox.turn('speech', { transcription })
    expect(await refusalOf(send())).toEqual([503, 'SPEECH_UNAVAILABLE'])
  })

  test('returns 503 for an unreachable service', async () => {
    const nowhere = { ...sandbox.config.speech, url: 'http://127.0.0.1:50999/v1' }
    t.services.speech = openAiSpeech(nowhere, { tries: 1 })
    expect(await refusalOf(send())).toEqual([503, 'SPEECH_UNAVAILABLE'])
  })

  test("blames the recording if the service can't read it", async () => {
    const { ExternalServiceError } = await import('../outside/external-service-error')
    t.services.speech = {
      ...t.services.speech,
      transcribe: async () => {
        throw new ExternalServiceError('speech', 'transcribe', { isUnavailable: false, status: 400 })
      },
    }
    expect(await refusalOf(send())).toEqual([422, 'RECORDING_UNREADABLE'])
  })
})

describe('refused recordings', () => {
  test.each<[string, Sent, [number, string]]>([
    ['a type that is no sound', { type: 'image/png' }, [415, 'RECORDING_TYPE_UNKNOWN']],
    ['a type of no such name', { type: 'constructor' }, [415, 'RECORDING_TYPE_UNKNOWN']],
    ['a file of another type than it says', { type: 'audio/ogg' }, [422, 'INVALID_INPUT']],
    ['an empty file', { file: new Uint8Array(0) }, [422, 'INVALID_INPUT']],
    ['a page that says it is sound', { file: ascii('<!doctype html>') }, [422, 'INVALID_INPUT']],
    ['a language that is not learned here', { langCode: 'XX' }, [422, 'INVALID_INPUT']],
    ['no language', { langCode: undefined }, [422, 'INVALID_INPUT']],
    ['no type', { type: undefined }, [422, 'INVALID_INPUT']],
    ['a prompt without end', { prompt: 'x'.repeat(501) }, [422, 'INVALID_INPUT']],
  ])('refuses %s', async (_, sent, refused) => {
    expect(await refusalOf(send(sent, careless))).toEqual(refused)
  })

  test('refuses a file that is too large', async () => {
    const file = new Uint8Array(MAX_RECORDING_BYTES + 1)
    file.set(webm)
    expect((await send({ file }, careless)).status).toBe(413)
  })

  test('refuses a body that is not a form', async () => {
    const name: CallName = 'recogniseSpeech'
    expect((await t.call(name, { body: { type: 'audio/webm' } }, careless)).status).toBe(422)
  })

  test('rejects users without access to the language', async () => {
    expect(await refusalOf(send({ langCode: 'DE' }, careless))).toEqual([403, 'LANGUAGE_LOCKED'])
    expect(await refusalOf(send({}, bartek))).toEqual([403, 'LANGUAGE_LOCKED'])
    expect(await refusalOf(send({}, null))).toEqual([401, 'UNAUTHORIZED'])
    expect((await send({ langCode: 'DE' }, admin)).status).toBe(200)
  })

  test('limits the calls of one account without affecting others', async () => {
    const program = { name: 'program' }
    const other = { name: 'sasiad' }
    await grant(t, program, 'ENG')
    await grant(t, other, 'ENG')
    const all = await Promise.all(Array.from({ length: 35 }, () => send({}, program)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect((await send({}, other)).status).toBe(200)
  })
})

test('logs nothing of a recording, its transcription or its prompt', async () => {
  const marked = Uint8Array.from([...webm, ...ascii('SECRET-SOUND')])
  await send({ file: marked, prompt: 'secret sentence' }, watched)
  await sandbox.turn('speech', { transcription: { mode: 'down' } })
  await send({ file: marked, prompt: 'secret sentence' }, watched)
  expect(logged.join('')).toContain('an external service failed')
  expect(logged.join('').toLowerCase()).not.toContain('secret')
})
