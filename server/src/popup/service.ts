import { learnerFields } from '@mowka/contract/content-kinds/kind'
import { popupKind } from '@mowka/contract/content-kinds/popup'
import type { Popup, PopupSeen } from '@mowka/contract/schemas/popup'
import { pick } from '@mowka/domain/pick'
import { warsawDay } from '@mowka/domain/warsaw-time'
import type { CallScope } from '../http/policy'
import { sanitizeIllustrated } from '../rich-text/rich-text'
import * as store from './store'

/** A popup as shown to learners. */
export const toPopup = (row: store.PopupRow): Popup => ({
  _id: row.id,
  ...pick(row, learnerFields(popupKind)),
  htmlContent: sanitizeIllustrated(row.htmlContent),
})

/** Returns active popups whose dates include today (S-POP-01, C43). */
export async function availablePopups({ db, now }: CallScope): Promise<Popup[]> {
  return (await store.readVisiblePopups(db, warsawDay(now))).map(toPopup)
}

/** Returns the person's popup displays, oldest first. */
export async function seenPopups({ db, person }: CallScope): Promise<PopupSeen[]> {
  return (await store.readSeen(db, person.userId)).map(({ popupId, createdAt }) => ({
    popupId,
    createdAt: createdAt.toISOString(),
  }))
}

/** Records that a popup was shown to the person. */
export async function markSeen({ db, person, now }: CallScope, popupId: string): Promise<PopupSeen> {
  await store.insertSeen(db, { popupId, userId: person.userId, createdAt: now })
  return { popupId, createdAt: now.toISOString() }
}
