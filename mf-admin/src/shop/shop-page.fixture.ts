import type { PageOptions } from '@mowka/testing'
import { texts } from '../pages'

const shop = { pl: () => import('./locales/pl.json'), en: () => import('./locales/en.json') }

/** The texts and the role with which tests open pages of the shop. They mock `add-texts`. */
export const around = {
  texts: [
    { namespace: 'admin', loader: texts },
    { namespace: 'shop', loader: shop },
  ],
  roles: ['admin'],
} satisfies Partial<PageOptions>
