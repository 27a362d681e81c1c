import { formatTime, warsawDay } from '@mowka/domain/time'
import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { type BatchRun, forEachRow, pagesOf } from '../jobs/row-batch'
import type { EmailAttachment } from '../outside/mail'
import type { Services } from '../services'
import { enqueueGiftCardEmail, giftCardEmail } from './emails'
import { giftCardPdf } from './pdf'
import { type DueCard, markEmailed, readDueCards, readGiftCard } from './store'

/** Number of cards per batch. */
const BATCH_SIZE = 100

/** The hour in Warsaw from which cards are emailed: a gift shouldn't arrive at midnight. */
const FIRST_HOUR = 7

/** Emails the cards whose send date has come. */
export const sendDueCards = defineJob('gift-card.send', z.object({}), {
  alone: true,
  every: '*/10 * * * *',
  atMost: 600,
})

/** Uses one transaction per card, so that mark and email are written together or not at all. */
async function runDueCards(services: Services, run: BatchRun): Promise<void> {
  const { db, now } = services
  if (Number(formatTime(now()).slice(0, 2)) < FIRST_HOUR) return
  const due = pagesOf<DueCard>(
    (after, limit) => readDueCards(db, warsawDay(now()), { after, limit }),
    BATCH_SIZE,
  )
  await forEachRow(
    run,
    due,
    ({ id }) => id,
    ({ id }) =>
      db.transaction(async (tx) => {
        const card = await markEmailed(tx, id, now())
        if (card) await enqueueGiftCardEmail(services, tx, { card, buyerEmail: null, now: now() })
      }),
  )
}

/** The PDF attached to a gift card email. */
export async function giftCardFiles({ db, config }: Services, data: unknown): Promise<EmailAttachment[]> {
  const { giftCardId } = giftCardEmail.schema.parse(data)
  const card = await readGiftCard(db, giftCardId)
  if (!card) return []
  const content = await giftCardPdf(card, config.publicUrl)
  return [{ name: `${card.pattern}.pdf`, type: 'application/pdf', content }]
}

export const giftCardJobs: JobWorker[] = [
  worker(sendDueCards, (services, _data, run) => runDueCards(services, run)),
]
