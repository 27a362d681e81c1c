import { pageEndpoints } from '@mowka/contract/endpoints'
import { editorEndpoints } from './editor-endpoints'
import { contentEndpoints } from './endpoints/editor/content'
import { orderCareEndpoints } from './endpoints/order'
import { releaseEndpoints } from './endpoints/platform'
import { olderSpeechEndpoints } from './endpoints/trainer'
import { accountFileEndpoints, unsubscribeEndpoints } from './endpoints/user'

/**
 * All calls of the server, including those of commands and other services. Pages must not import this file: their
 * bundle would contain all of them.
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
