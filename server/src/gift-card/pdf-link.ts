import type { Config } from '../config'
import { readSigned, signValue } from '../http/signed-value'

const DAY = 24 * 60 * 60_000

/** Lifetime of a link in the panel, in milliseconds. */
export const PANEL_LINK_LIFETIME = 30 * 60_000

/**
 * Lifetime of a link in an email, in days. Long, because recipients open old emails, which have the PDF attached
 * anyway.
 */
export const EMAIL_LINK_DAYS = 90
export const EMAIL_LINK_LIFETIME = EMAIL_LINK_DAYS * DAY

const PURPOSE = 'gift-card-pdf/'

/** Returns a signed URL of a card's PDF, valid for `life` milliseconds. */
export function pdfLink({ publicUrl, cookieKey }: Config, id: string, now: Date, life: number): string {
  const token = signValue(`${PURPOSE}${id}`, now.getTime() + life, cookieKey)
  return `${publicUrl}/api/coupon/gift-cards/${id}/pdf?token=${encodeURIComponent(token)}`
}

/** Whether the token of a link is valid for this card and not expired. */
export const isValidToken = ({ cookieKey }: Config, id: string, token: string, now: Date): boolean =>
  readSigned(token, now.getTime(), cookieKey) === `${PURPOSE}${id}`
