import type { LangCode } from '@mowka/contract/schemas/common'
import { contentId } from '@mowka/domain/course/content-id'
import type { SpokenVoice } from '@mowka/domain/lesson/lesson-teaching'

/** Recording functions for the library import. */
export { warmRecordings } from './jobs'
export { recordings } from './tables'

/** A text to synthesize; a `null` voice is the default one of the language. */
export type SpokenText = { lang: LangCode; text: string; voice: SpokenVoice | null }

/** Returns the recording id of a text; equal sentences in the same voice share one. */
export const recordingId = (lang: LangCode, text: string, voice: SpokenVoice | null = null): string =>
  contentId(`recordings/${voice ? `${lang}:${voice}` : lang}/${text}`)

/** Returns the recording row of a text. */
export const recordingOf = ({ lang, text, voice }: SpokenText) => ({
  id: recordingId(lang, text, voice),
  lang,
  text,
  voice,
})
