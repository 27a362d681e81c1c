import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { z } from 'zod'
import { defineEmail, type EmailTemplate } from '../mail/public'

const plural =
  (lang: InterfaceLang, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) =>
  (count: number): string =>
    `${count} ${forms[new Intl.PluralRules(lang).select(count)] ?? forms.other}`

const dni = plural('pl', { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })
const slowa = plural('pl', { one: 'słowo', few: 'słowa', many: 'słów', other: 'słowa' })
const days = plural('en', { one: 'day', other: 'days' })
const words = plural('en', { one: 'word', other: 'words' })

/** Reminds a learner of a streak that ends today, of due words, or of both (C61). */
export const reminderEmail = defineEmail(
  'reminder',
  z
    .object({
      /** Length in days of the streak that ends today; 0 for none. */
      streak: z.int().min(0),
      /** Number of due words; 0 for none. */
      words: z.int().min(0),
      /** The page to continue learning. */
      url: z.url(),
      unsubscribeUrl: z.url(),
    })
    .refine((data) => data.streak > 0 || data.words > 0, 'A reminder has a cause'),
  {
    pl: ({ streak, words: waiting, url, unsubscribeUrl }) => ({
      subject:
        streak > 0
          ? `Twoja seria: ${dni(streak)}. Nie przerywaj jej dziś`
          : `Do powtórki na dziś: ${slowa(waiting)}`,
      heading: streak > 0 ? `Twoja seria trwa już ${dni(streak)}` : `Do powtórki na dziś: ${slowa(waiting)}`,
      blocks: [
        ...(streak > 0
          ? [
              {
                kind: 'text' as const,
                text: 'Wystarczy jedno dobre zdanie przed północą, żeby trwała dalej.',
              },
            ]
          : []),
        ...(waiting > 0
          ? [
              {
                kind: 'text' as const,
                text:
                  streak > 0
                    ? `Do powtórki na dziś: ${slowa(waiting)}.`
                    : 'Wracają teraz, bo właśnie zaczynasz je zapominać. To dobry moment, żeby je utrwalić.',
              },
            ]
          : []),
        { kind: 'action', label: streak > 0 ? 'Ucz się dalej' : 'Powtórz słowa', url },
      ],
      unsubscribeUrl,
    }),
    en: ({ streak, words: waiting, url, unsubscribeUrl }) => ({
      subject:
        streak > 0
          ? `Your streak: ${days(streak)}. Keep it going today`
          : `To review today: ${words(waiting)}`,
      heading: streak > 0 ? `Your streak is ${days(streak)} long` : `To review today: ${words(waiting)}`,
      blocks: [
        ...(streak > 0
          ? [
              {
                kind: 'text' as const,
                text: 'One correct sentence before midnight is enough to keep it going.',
              },
            ]
          : []),
        ...(waiting > 0
          ? [
              {
                kind: 'text' as const,
                text:
                  streak > 0
                    ? `To review today: ${words(waiting)}.`
                    : 'It’s time to review them before you forget them: a good moment to make them stick.',
              },
            ]
          : []),
        { kind: 'action', label: streak > 0 ? 'Keep learning' : 'Review words', url },
      ],
      unsubscribeUrl,
    }),
  },
)

/** All emails about reminders. */
export const reminderEmails: EmailTemplate[] = [reminderEmail]
