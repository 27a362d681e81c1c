import { z } from 'zod'
import { defineEmail } from '../email-template'

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
