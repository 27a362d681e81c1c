import type { LangCode } from '@mowka/contract/schemas/common'
import { contentId } from '@mowka/domain/content-id'

/** Recording functions for the library import. */
export { warmRecordings } from './jobs'
export { recordings } from './tables'

/** The id of a text's recording: equal sentences share one. */
export const recordingId = (lang: LangCode, text: string): string => contentId(`recordings/${lang}/${text}`)
