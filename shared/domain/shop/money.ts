import { lazily } from '../lazily'

const amount = lazily(() => new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' }))

/** Formats integer grosz as złoty, e.g. 4999 as "49,99 zł" (P-I18N-12). */
export const formatMoney = (grosz: number): string => amount().format(grosz / 100)
