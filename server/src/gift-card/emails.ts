import { paths } from '@mowka/contract/routes'
import type { Database } from '../database/database'
import { enqueueEmail, giftCardEmail } from '../mail/public'
import type { Services } from '../services'
import { EMAIL_LINK_DAYS, EMAIL_LINK_LIFETIME, pdfLink } from './pdf-link'
import type { GiftCardRow } from './store'
import { languagesInWords, periodInWords } from './words'

/** Services needed to send gift card emails. */
export type EmailServices = Pick<Services, 'jobs' | 'config'>

/** The page for redeeming codes. */
const REDEEM_PAGE = paths.profile({}, { query: { tab: 'payments' } })

/**
 * Enqueues the email of a card within a transaction: to its recipient, or to the buyer if it has none. Sent once per
 * card; a card without any address isn't emailed.
 */
export async function enqueueGiftCardEmail(
  { jobs, config }: EmailServices,
  tx: Database,
  { card, buyerEmail, now }: { card: GiftCardRow; buyerEmail: string | null; now: Date },
): Promise<void> {
  const to = card.sendToEmailAddress ?? buyerEmail
  if (to === null) return
  const lang = card.letterLang ?? config.interfaceLang
  await enqueueEmail(
    jobs,
    tx,
    giftCardEmail,
    { to, lang, once: card.id },
    {
      giftCardId: card.id,
      isForBuyer: card.sendToEmailAddress === null,
      period: periodInWords(card.plan, lang),
      languages: languagesInWords(card.languages, lang),
      inscription: card.inscription,
      code: card.pattern,
      expireAt: card.expireAt,
      redeemUrl: `${config.publicUrl}${REDEEM_PAGE}`,
      pdfUrl: pdfLink(config, card.id, now, EMAIL_LINK_LIFETIME),
      pdfDays: EMAIL_LINK_DAYS,
    },
  )
}
