import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag } from '@mowka/domain/languages/languages'
import type { SpokenVoice } from '@mowka/domain/lesson/lesson-teaching'
import { z } from 'zod'
import type { Config } from '../config'
import { ExternalServiceError } from './external-service-error'
import { readAs, refusal, request } from './http-request'
import { type ResiliencePolicy, withResilience } from './resilience'

/** A recording to transcribe. */
export type RecordedAudio = { content: Uint8Array; mime: string }

/** Speech synthesis and recognition. Throws an `ExternalServiceError` if the service fails. */
export type Speech = {
  /** Synthesizes a text in a language as MP3, in the default voice unless one is given. */
  synthesise: (text: string, lang: LangCode, voice?: SpokenVoice | null) => Promise<Uint8Array>
  /** Transcribes a recording; empty for silence. `prompt` is the expected text. */
  transcribe: (audio: RecordedAudio, lang: LangCode, prompt: string) => Promise<string>
}

const Heard = z.object({ text: z.string() })

/** Maximum size of a synthesized MP3 in bytes: several minutes. */
const LONGEST_AUDIO = 10 * 1024 * 1024

/** Checks the first bytes of an MP3: an ID3 tag, or the eleven set bits of a frame. */
const isMp3 = ([first = 0, second = 0, third = 0]: Uint8Array) =>
  (first === 0x49 && second === 0x44 && third === 0x33) || (first === 0xff && (second & 0xe0) === 0xe0)

/** Returns the voice name for the service: `de`, `de_female`, `de_female-2`. */
const voiceName = (lang: LangCode, voice?: SpokenVoice | null): string =>
  voice ? `${langTag(lang)}_${voice}` : langTag(lang)

/** The Authorization header, if the service has a key. */
export const bearer = (key: string | null): Record<string, string> =>
  key ? { Authorization: `Bearer ${key}` } : {}

/** Speech over the OpenAI-compatible `/audio/speech` and `/audio/transcriptions`. Both are idempotent and retried. */
export function openAiSpeech(settings: Config['speech'], overrides: Partial<ResiliencePolicy> = {}): Speech {
  const { url, apiKey, model, transcriptionModel } = settings
  const steady = withResilience('speech', overrides)
  return {
    synthesise: (text, lang, voice) =>
      steady('synthesise', 'repeat', async (signal) => {
        const answer = await request('speech', 'synthesise', `${url}/audio/speech`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...bearer(apiKey) },
          body: JSON.stringify({ model, input: text, voice: voiceName(lang, voice), response_format: 'mp3' }),
          signal,
          atMost: LONGEST_AUDIO,
        })
        if (answer.status !== 200) throw refusal('speech', 'synthesise', answer.status)
        if (!isMp3(answer.bytes))
          throw new ExternalServiceError('speech', 'synthesise', { isUnavailable: false, code: 'no MP3' })
        return answer.bytes
      }),
    transcribe: ({ content, mime }, lang, prompt) =>
      steady('transcribe', 'repeat', async (signal) => {
        const form = new FormData()
        form.set(
          'file',
          new Blob([new Uint8Array(content)], { type: mime }),
          `speech.${mime.split(/[/;]/)[1]}`,
        )
        form.set('model', transcriptionModel)
        form.set('language', langTag(lang).slice(0, 2))
        form.set('prompt', prompt)
        const answer = await request('speech', 'transcribe', `${url}/audio/transcriptions`, {
          method: 'POST',
          headers: bearer(apiKey),
          body: form,
          signal,
        })
        if (answer.status !== 200) throw refusal('speech', 'transcribe', answer.status)
        return readAs('speech', 'transcribe', answer, Heard).text.trim()
      }),
  }
}
