import type { Popup, PopupSeen } from '@mowka/shared/contract/schemas/popup'
import { warsawDay } from '@mowka/shared/domain/warsaw-time'
import type { Database } from '../database/database'
import { notFound } from '../http/problem'
import { sanitizePopup } from './popup-html'
import * as store from './store'

const toPopup = (row: store.PopupRow): Popup => ({
  _id: row.id,
  title: row.title,
  htmlContent: sanitizePopup(row.htmlContent),
  active: row.active,
  startDate: row.startDate,
  endDate: row.endDate,
  maxDisplayTimes: row.maxDisplayTimes,
})

/** The active popups whose days include now (administration and platform §4, C43). */
export async function availablePopups(db: Database, now: Date): Promise<Popup[]> {
  return (await store.readVisiblePopups(db, warsawDay(now))).map(toPopup)
}

/** What the person has seen, the oldest first. */
export async function seenPopups(db: Database, userId: string): Promise<PopupSeen[]> {
  return (await store.readSeen(db, userId)).map(({ popupId, createdAt }) => ({
    popupId,
    createdAt: createdAt.toISOString(),
  }))
}

/** Notes that the person was shown a popup just now. Throws 404 for one that is not there. */
export async function markSeen(db: Database, userId: string, popupId: string, now: Date): Promise<PopupSeen> {
  if (!(await store.isPopup(db, popupId))) throw notFound('The popup')
  await store.insertSeen(db, { popupId, userId, createdAt: now })
  return { popupId, createdAt: now.toISOString() }
}
