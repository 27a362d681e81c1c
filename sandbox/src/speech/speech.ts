import { COMMON_MODES, Switches } from '../control/switches'
import type { FakeService } from '../fake-service'
import { type Exchange, HttpError, isRecord } from '../http/exchange'
import { listenHttp } from '../http/listen'
import { type Route, router } from '../http/router'
import { html } from '../page/markup'
import { PAGE_ROUTES, type Page, sendPage } from '../page/page'
import { isOwnOrigin, type Settings } from '../settings'
import { chatAnswer } from './chat'
import { spokenLanguage, spokenVoice } from './languages'
import { Synthesiser } from './synthesiser'
import { transcribe } from './transcribe'

/** Maximum text length in characters (OpenAI's own limit). */
const MAX_TEXT = 4_096

/** Response of a service in the mode `wrong`: an HTML page, as from a proxy. */
const NONSENSE = '<!doctype html><title>502</title>'

/** The fake speech and AI service, OpenAI-compatible. */
export async function startSpeech(settings: Settings): Promise<FakeService> {
  const synthesiser = new Synthesiser()
  const { speech } = settings.ports
  const listener = router(speechRoutes(synthesiser), {
    allowsOrigin: (origin) => isOwnOrigin(settings, origin),
  })
  const server = await listenHttp('speech', speech, settings.hosts, listener)
  return {
    name: 'speech',
    address: `http://localhost:${speech}/`,
    async close() {
      await Promise.all([server.close(), synthesiser.close()])
    },
  }
}

function speechRoutes(synthesiser: Synthesiser): Route[] {
  const switches = new Switches({
    transcription: { modes: [...COMMON_MODES, 'silence'], hears: true },
    speech: { modes: COMMON_MODES },
    chat: { modes: COMMON_MODES },
  })
  return [
    ...PAGE_ROUTES,
    ...switches.routes(),
    { method: 'GET', path: '/', answer: (exchange) => sendPage(exchange, 200, controlPage(switches.all)) },
    {
      method: 'POST',
      path: '/v1/audio/speech',
      answer: asOpenAi(async (exchange) => {
        const { text, voice, speed, format } = speechRequest(await exchange.json())
        if (await switches.pass('speech')) return exchange.send(200, 'audio/mpeg', NONSENSE)
        const audio = await synthesiser.speak({ text, voice: spokenVoice(voice), speed, format })
        exchange.send(200, format === 'wav' ? 'audio/wav' : 'audio/mpeg', audio)
      }),
    },
    {
      method: 'POST',
      path: '/v1/audio/transcriptions',
      answer: asOpenAi(async (exchange) => {
        const form = await multipart(exchange)
        const file = form.get('file')
        if (!(file instanceof Blob)) throw new HttpError(400, 'file is missing.')
        if (file.size === 0) throw new HttpError(400, 'file is empty.')
        await switches.pass('transcription')
        const language = spokenLanguage(fieldOf(form, 'language'))
        const audio = new Uint8Array(await file.arrayBuffer())
        const text = transcribe(audio, fieldOf(form, 'prompt'), language, switches.of('transcription'))
        switch (fieldOf(form, 'response_format') || 'json') {
          case 'text':
            return exchange.sendText(200, `${text}\n`)
          case 'verbose_json':
            return exchange.sendJson(200, { task: 'transcribe', language, duration: 1, text, segments: [] })
          default:
            return exchange.sendJson(200, { text })
        }
      }),
    },
    {
      method: 'POST',
      path: '/v1/chat/completions',
      answer: asOpenAi(async (exchange) => {
        const request = await exchange.json()
        if (isRecord(request) && request.stream === true)
          throw new HttpError(400, 'stream is not supported here.')
        const answer = chatAnswer(request)
        if (await switches.pass('chat')) return exchange.send(200, 'application/json', NONSENSE)
        exchange.sendJson(200, answer)
      }),
    },
  ]
}

/** Wraps errors in OpenAI's format. */
function asOpenAi(answer: (exchange: Exchange) => Promise<void>) {
  return async (exchange: Exchange) => {
    try {
      await answer(exchange)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const type = error.status >= 500 ? 'server_error' : 'invalid_request_error'
      exchange.sendJson(error.status, { error: { message: error.message, type, param: null, code: null } })
    }
  }
}

function speechRequest(request: unknown) {
  if (!isRecord(request)) throw new HttpError(400, 'The body must be an object.')
  const { input, voice, speed = 1, response_format = 'mp3' } = request
  if (typeof input !== 'string' || input.trim() === '') throw new HttpError(400, 'input is missing.')
  if (input.length > MAX_TEXT) throw new HttpError(400, `input is longer than ${MAX_TEXT} characters.`)
  if (typeof voice !== 'string') throw new HttpError(400, 'voice is missing.')
  if (typeof speed !== 'number' || speed < 0.25 || speed > 4)
    throw new HttpError(400, 'speed must be 0.25 to 4.')
  if (response_format !== 'mp3' && response_format !== 'wav') {
    throw new HttpError(400, 'response_format must be mp3 or wav.')
  }
  return { text: input, voice, speed, format: response_format } as const
}

async function multipart(exchange: Exchange): Promise<FormData> {
  const type = exchange.req.headers['content-type'] ?? ''
  const body = await exchange.body()
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new HttpError(400, 'The body must be multipart/form-data.')
  }
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function controlPage(control: object): Page {
  const body = html`<p>Mowa i&nbsp;asystent na niby, w&nbsp;protokole OpenAI. Zachowanie zmienia
<code>POST /control</code>, a&nbsp;<code>DELETE /control</code> przywraca zwykłe.</p>
<pre>${JSON.stringify(control, null, 2)}</pre>`
  return { language: 'pl', title: 'Mowa i asystent', body }
}
