import { LangCode } from '@mowka/contract/schemas/common'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { type DeckCounts, deckSize } from '@mowka/domain/review/deck'
import { formatDate } from '@mowka/domain/time'
import { z } from 'zod'
import { defineEmail, type EmailTemplate } from '../mail/public'

const plural =
  (lang: InterfaceLang, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) =>
  (count: number): string =>
    `${count} ${forms[new Intl.PluralRules(lang).select(count)] ?? forms.other}`

const dni = plural('pl', { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })
const slowa = plural('pl', { one: 'słowo', few: 'słowa', many: 'słów', other: 'słowa' })
const zdania = plural('pl', { one: 'zdanie', few: 'zdania', many: 'zdań', other: 'zdania' })
const minut = plural('pl', { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' })
const minutesOf = plural('en', { one: 'minute', other: 'minutes' })
const days = plural('en', { one: 'day', other: 'days' })
const wordsOf = plural('en', { one: 'word', other: 'words' })
const sentencesOf = plural('en', { one: 'sentence', other: 'sentences' })

/** Names the due words and sentences; kinds without any are left out. */
const dueItems: Record<InterfaceLang, (due: DeckCounts) => string> = {
  pl: ({ words, sentences }) =>
    [words > 0 && slowa(words), sentences > 0 && zdania(sentences)].filter(Boolean).join(' i\u00a0'),
  en: ({ words, sentences }) =>
    [words > 0 && wordsOf(words), sentences > 0 && sentencesOf(sentences)].filter(Boolean).join(' and '),
}

/** Reminds a learner of a streak that ends today, of due words and sentences, or of both (C61). */
export const reminderEmail = defineEmail(
  'reminder',
  z
    .object({
      /** Length in days of the streak that ends today; 0 for none. */
      streak: z.int().min(0),
      /** Number of due words; 0 for none. */
      words: z.int().min(0),
      /** Number of due sentences; missing in emails that were enqueued by an earlier release. */
      sentences: z.int().min(0).default(0),
      /** The daily goal; missing if the learner has chosen none. */
      minutes: z.int().positive().optional(),
      /** The page to continue learning. */
      url: z.url(),
      unsubscribeUrl: z.url(),
    })
    .refine((data) => data.streak > 0 || deckSize(data) > 0, 'A reminder has a cause'),
  {
    pl: ({ streak, minutes, url, unsubscribeUrl, ...due }) => ({
      subject:
        streak > 0
          ? `Twoja seria: ${dni(streak)}. Nie przerywaj jej dziś`
          : `Do powtórki na dziś: ${dueItems.pl(due)}`,
      heading:
        streak > 0 ? `Twoja seria trwa już ${dni(streak)}` : `Do powtórki na dziś: ${dueItems.pl(due)}`,
      blocks: [
        ...(streak > 0
          ? [
              {
                kind: 'text' as const,
                text: 'Wystarczy jedno dobre zdanie przed północą, żeby trwała dalej.',
              },
            ]
          : []),
        ...(deckSize(due) > 0
          ? [
              {
                kind: 'text' as const,
                text:
                  streak > 0
                    ? `Do powtórki na dziś: ${dueItems.pl(due)}.`
                    : 'To dobry moment, żeby je utrwalić: zanim uciekną z\u00a0pamięci.',
              },
            ]
          : []),
        ...(minutes ? [{ kind: 'text' as const, text: `Twój cel na dziś: ${minut(minutes)}.` }] : []),
        { kind: 'action', label: streak > 0 ? 'Ucz się dalej' : 'Zacznij powtórkę', url },
      ],
      unsubscribeUrl,
    }),
    en: ({ streak, minutes, url, unsubscribeUrl, ...due }) => ({
      subject:
        streak > 0
          ? `Your streak: ${days(streak)}. Keep it going today`
          : `To review today: ${dueItems.en(due)}`,
      heading: streak > 0 ? `Your streak is ${days(streak)} long` : `To review today: ${dueItems.en(due)}`,
      blocks: [
        ...(streak > 0
          ? [
              {
                kind: 'text' as const,
                text: 'One correct sentence before midnight is enough to keep it going.',
              },
            ]
          : []),
        ...(deckSize(due) > 0
          ? [
              {
                kind: 'text' as const,
                text:
                  streak > 0
                    ? `To review today: ${dueItems.en(due)}.`
                    : 'It’s time to review them before you forget them: a good moment to make them stick.',
              },
            ]
          : []),
        ...(minutes ? [{ kind: 'text' as const, text: `Your goal for today: ${minutesOf(minutes)}.` }] : []),
        { kind: 'action', label: streak > 0 ? 'Keep learning' : 'Start reviewing', url },
      ],
      unsubscribeUrl,
    }),
  },
)

/** Tells a learner that a purchased access ends in a few days; it never renews automatically. */
export const accessEndEmail = defineEmail(
  'access-end',
  z.object({
    lang: LangCode,
    endsAt: z.iso.datetime(),
    /** The page of the plans. */
    url: z.url(),
    unsubscribeUrl: z.url(),
  }),
  {
    pl: ({ lang, endsAt, url, unsubscribeUrl }) => ({
      subject: `Dostęp kończy się ${formatDate(endsAt)}: ${languageName(lang, 'pl')}`,
      heading: `Twój dostęp kończy się ${formatDate(endsAt)}`,
      blocks: [
        {
          kind: 'text',
          text: `Język: ${languageName(lang, 'pl')}. Do końca tego dnia wszystko działa jak dotąd. Dostęp nie odnawia się sam i\u00a0niczego nie pobierzemy.`,
        },
        {
          kind: 'text',
          text: 'Chcesz uczyć się dalej? Nowy okres doliczy się do obecnego, więc nie stracisz ani dnia. Bez przedłużenia Twoje postępy też zostaną.',
        },
        { kind: 'action', label: 'Przedłuż dostęp', url },
      ],
      unsubscribeUrl,
    }),
    en: ({ lang, endsAt, url, unsubscribeUrl }) => ({
      subject: `Your access ends on ${formatDate(endsAt)}: ${languageName(lang, 'en')}`,
      heading: `Your access ends on ${formatDate(endsAt)}`,
      blocks: [
        {
          kind: 'text',
          text: `Language: ${languageName(lang, 'en')}. Everything works as before until the end of that day. Access does not renew automatically, and there will be no further charges.`,
        },
        {
          kind: 'text',
          text: 'Want to keep learning? A new period is added to the current one, so you don’t lose a day. Your progress stays either way.',
        },
        { kind: 'action', label: 'Extend access', url },
      ],
      unsubscribeUrl,
    }),
  },
)

/** All emails about reminders. */
export const reminderEmails: EmailTemplate[] = [reminderEmail, accessEndEmail]
