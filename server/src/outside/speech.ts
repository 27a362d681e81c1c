import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { langTag } from '@mowka/shared/domain/languages'
import type { Config } from '../config'

/** Speaks a text in a language; answers MP3 bytes. Throws when the service fails. */
export type Synthesise = (text: string, lang: LangCode) => Promise<Uint8Array>

/** How long a sentence may take to be spoken. */
const TIMEOUT = 20_000

/** Speech over the OpenAI-compatible `/audio/speech` (design §4). */
export const openAiSpeech =
  ({ url, apiKey }: Config['speech']): Synthesise =>
  async (text, lang) => {
    const answer = await fetch(`${url}/audio/speech`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model: 'tts-1', input: text, voice: langTag(lang), response_format: 'mp3' }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!answer.ok) throw new Error(`Speech answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
