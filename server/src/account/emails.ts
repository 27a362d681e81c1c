import { z } from 'zod'
import { defineEmail, type EmailTemplate } from '../mail/public'

/** Confirms the deletion of an account. */
export const accountDeletedEmail = defineEmail('account-deleted', z.object({}), {
  pl: () => ({
    subject: 'Twoje konto w Mówce zostało usunięte',
    heading: 'Twoje konto zostało usunięte',
    blocks: [
      { kind: 'text', text: 'Usunęliśmy Twoje dane, postępy, notatki i dostęp do kursów.' },
      {
        kind: 'text',
        text: 'Dokumenty sprzedaży, jeśli jakieś są, przechowujemy tak długo, jak wymaga tego prawo podatkowe.',
      },
      { kind: 'text', text: 'Dziękujemy za wspólną naukę.' },
    ],
  }),
  en: () => ({
    subject: 'Your Mówka account has been deleted',
    heading: 'Your account has been deleted',
    blocks: [
      { kind: 'text', text: 'We have deleted your data, progress, notes and access to courses.' },
      {
        kind: 'text',
        text: 'We keep any sales documents for as long as tax law requires.',
      },
      { kind: 'text', text: 'Thank you for learning with us.' },
    ],
  }),
})

/** Announces that a data export is ready. The data itself requires a sign-in. */
export const dataExportEmail = defineEmail(
  'data-export',
  z.object({
    /** The page with the export. */
    url: z.url(),
    /** Days until the export is deleted. */
    days: z.int().min(2),
  }),
  {
    pl: ({ url, days }) => ({
      subject: 'Kopia Twoich danych z Mówki jest gotowa',
      heading: 'Kopia Twoich danych jest gotowa',
      blocks: [
        { kind: 'text', text: `Możesz ją pobrać w swoim profilu przez ${days} dni. Potem ją usuniemy.` },
        { kind: 'action', label: 'Otwórz profil', url },
        { kind: 'text', text: 'To nie Twoja prośba? Zmień hasło: ktoś inny korzysta z Twojego konta.' },
      ],
    }),
    en: ({ url, days }) => ({
      subject: 'Your Mówka data export is ready',
      heading: 'Your data export is ready',
      blocks: [
        {
          kind: 'text',
          text: `You can download it from your profile for ${days} days. After that it is deleted.`,
        },
        { kind: 'action', label: 'Open your profile', url },
        {
          kind: 'text',
          text: 'Wasn’t this you? Change your password: someone else may be using your account.',
        },
      ],
    }),
  },
)

/** All emails about an account. */
export const accountEmails: EmailTemplate[] = [accountDeletedEmail, dataExportEmail]
