import type { Config } from '../config'
import { readSigned, signValue } from '../http/signed-value'

const DAY = 24 * 60 * 60_000

/** How long a link of the panel is good, in milliseconds. */
export const PANEL_LINK_LIFETIME = 30 * 60_000

/** How long a link of a letter is good: people open old mail, and the file goes with the letter anyway. */
export const EMAIL_LINK_DAYS = 90
export const EMAIL_LINK_LIFETIME = EMAIL_LINK_DAYS * DAY

const PURPOSE = 'gift-card-pdf/'

/** The signed address of a card's PDF, good for `life` milliseconds. */
export function pdfLink({ publicUrl, cookieKey }: Config, id: string, now: Date, life: number): string {
  const token = signValue(`${PURPOSE}${id}`, now.getTime() + life, cookieKey)
  return `${publicUrl}/api/coupon/gift-cards/${id}/pdf?token=${encodeURIComponent(token)}`
}

/** True for the token of a link to this card that is still good. */
export const isGoodToken = ({ cookieKey }: Config, id: string, token: string, now: Date): boolean =>
  readSigned(token, now.getTime(), cookieKey) === `${PURPOSE}${id}`
