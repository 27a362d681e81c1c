import { editorEndpoints } from './editor-endpoints'
import { pageEndpoints } from './endpoints'
import { accountFileEndpoints } from './endpoints/account'
import { contentEndpoints } from './endpoints/content'
import { orderCareEndpoints } from './endpoints/order'
import { releaseEndpoints } from './endpoints/platform'
import { unsubscribeEndpoints } from './endpoints/reminder'
import { olderSpeechEndpoints } from './endpoints/speech'

/**
 * Every call of the server: also those that only commands and other services make. No page imports
 * this file: its bundle would carry them all.
 */
export const allEndpoints = {
  ...pageEndpoints,
  ...editorEndpoints,
  ...accountFileEndpoints,
  ...olderSpeechEndpoints,
  ...orderCareEndpoints,
  ...unsubscribeEndpoints,
  ...contentEndpoints,
  ...releaseEndpoints,
} as const

/** The name of a call of the server. */
export type CallName = keyof typeof allEndpoints
