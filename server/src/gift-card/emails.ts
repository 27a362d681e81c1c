import { paths } from '@mowka/contract/routes'
import { formatDate } from '@mowka/domain/time'
import { z } from 'zod'
import type { Database } from '../database/database'
import { type Block, defineEmail, type EmailTemplate, enqueueEmail } from '../mail/public'
import type { Services } from '../services'
import { EMAIL_LINK_DAYS, EMAIL_LINK_LIFETIME, pdfLink } from './pdf-link'
import type { GiftCardRow } from './store'
import { languagesInWords, periodInWords } from './words'

const schema = z.object({
  giftCardId: z.string(),
  /** Whether the email goes to the buyer, who will pass the card on. */
  isForBuyer: z.boolean(),
  /** The period in words: "pół roku nauki". */
  period: z.string(),
  languages: z.string(),
  inscription: z.string(),
  code: z.string(),
  /** The last day for redeeming it; null for no limit. */
  expireAt: z.iso.date().nullable(),
  /** The page for redeeming it. */
  redeemUrl: z.url(),
  /** Link to the PDF, and its lifetime in days. */
  pdfUrl: z.url(),
  pdfDays: z.int().min(2),
})

type Data = z.output<typeof schema>

const text = (words: string): Block => ({ kind: 'text', text: words })

/** Sends a gift card with its PDF to the recipient or to the buyer. */
export const giftCardEmail = defineEmail('gift-card', schema, {
  pl: (data: Data) => ({
    subject: data.isForBuyer
      ? `Twoja karta podarunkowa: ${data.period}`
      : `Prezent dla Ciebie: ${data.period}`,
    heading: data.isForBuyer ? 'Karta jest gotowa do wręczenia' : 'Masz prezent',
    blocks: [
      ...(data.inscription && !data.isForBuyer ? [text(`„${data.inscription}”`)] : []),
      text(
        data.isForBuyer
          ? `Karta daje ${data.period} w Mówce. Język: ${data.languages}. W załączniku jest PDF: wydrukuj go albo prześlij dalej.`
          : `Ktoś podarował Ci ${data.period} w Mówce. Język: ${data.languages}.`,
      ),
      text(`Kod karty: ${data.code}`),
      text(
        data.isForBuyer
          ? 'Kod działa raz. Obdarowana osoba wpisze go w swoim profilu, w zakładce Płatności.'
          : 'Zaloguj się albo załóż konto, a potem wpisz kod w profilu, w zakładce Płatności. Kod działa raz.',
      ),
      ...(data.expireAt ? [text(`Karta jest ważna do ${formatDate(data.expireAt)}.`)] : []),
      ...(data.isForBuyer
        ? []
        : [{ kind: 'action' as const, label: 'Odbierz prezent', url: data.redeemUrl }]),
      { kind: 'action', label: 'Pobierz kartę w PDF', url: data.pdfUrl },
      text(`Kartę można pobrać przez ${data.pdfDays} dni. Ten sam plik jest w załączniku.`),
    ],
  }),
  en: (data: Data) => ({
    subject: data.isForBuyer ? `Your gift card: ${data.period}` : `A gift for you: ${data.period}`,
    heading: data.isForBuyer ? 'The card is ready to give' : 'You have a gift',
    blocks: [
      ...(data.inscription && !data.isForBuyer ? [text(`“${data.inscription}”`)] : []),
      text(
        data.isForBuyer
          ? `The card includes ${data.period} with Mówka. Language: ${data.languages}. The PDF is attached: print it or pass it on.`
          : `Someone gave you ${data.period} with Mówka. Language: ${data.languages}.`,
      ),
      text(`Card code: ${data.code}`),
      text(
        data.isForBuyer
          ? 'The code works once. The recipient enters it in their profile, on the Payments tab.'
          : 'Sign in or create an account, then enter the code in your profile, on the Payments tab. The code works once.',
      ),
      ...(data.expireAt ? [text(`The card is valid until ${formatDate(data.expireAt)}.`)] : []),
      ...(data.isForBuyer
        ? []
        : [{ kind: 'action' as const, label: 'Redeem your gift', url: data.redeemUrl }]),
      { kind: 'action', label: 'Download the card as a PDF', url: data.pdfUrl },
      text(`The card can be downloaded for ${data.pdfDays} days. The same file is attached.`),
    ],
  }),
})

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

/** All emails about gift cards. */
export const giftCardEmails: EmailTemplate[] = [giftCardEmail]
