import { paths } from '@mowka/shared/contract/routes'
import type { Database } from '../database/database'
import { giftCardLetter, postLetter } from '../mail/public'
import type { Services } from '../services'
import { LETTER_LINK_DAYS, LETTER_LINK_LIFE, pdfLink } from './pdf-link'
import type { GiftCardRow } from './store'
import { languagesInWords, periodInWords } from './words'

/** What letters of gift cards need of the server. */
export type PostOffice = Pick<Services, 'jobs' | 'config'>

/** Where codes are typed in. */
const REDEEM_PAGE = paths.profile({}, { query: { tab: 'payments' } })

/**
 * Posts the letter of a card within a transaction: to its receiver, or to the buyer where it has none. One letter a
 * card, however often it is called; a card without anyone to write to has none.
 */
export async function postGiftCard(
  { jobs, config }: PostOffice,
  tx: Database,
  { card, buyerEmail, now }: { card: GiftCardRow; buyerEmail: string | null; now: Date },
): Promise<void> {
  const to = card.sendToEmailAddress ?? buyerEmail
  if (to === null) return
  const lang = card.letterLang ?? config.interfaceLang
  await postLetter(
    jobs,
    tx,
    giftCardLetter,
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
      pdfUrl: pdfLink(config, card.id, now, LETTER_LINK_LIFE),
      pdfDays: LETTER_LINK_DAYS,
    },
  )
}
