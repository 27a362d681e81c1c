import type { Config } from '../config'
import { readSigned, signValue } from '../http/signed-value'

/** How long a link to a PDF is good, in milliseconds. */
const LINK_LIFE = 30 * 60_000

/** The signed address of a card's PDF. */
export function pdfLink({ publicUrl, cookieKey }: Config, id: string, now: Date): string {
  const token = signValue(id, now.getTime() + LINK_LIFE, cookieKey)
  return `${publicUrl}/api/coupon/gift-cards/${id}/pdf?token=${encodeURIComponent(token)}`
}

/** True for the token of a link to this card that is still good. */
export const isGoodToken = ({ cookieKey }: Config, id: string, token: string, now: Date): boolean =>
  readSigned(token, now.getTime(), cookieKey) === id
