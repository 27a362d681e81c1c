import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { contentId } from '@mowka/shared/domain/content-id'

/** What the import of the library may use of recordings. */
export { warmRecordings } from './jobs'
export { recordings } from './tables'

/** The id of the recording of a text: equal sentences share one. */
export const recordingId = (lang: LangCode, text: string): string => contentId(`recordings/${lang}/${text}`)
