import type { PageOptions } from '@mowka/testing'
import { texts } from '../pages'

/** The texts and the role with which tests open pages of the shop. */
export const around = {
  texts: { namespace: 'admin', loader: texts },
  roles: ['admin'],
} satisfies Partial<PageOptions>
