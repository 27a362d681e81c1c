import { z } from 'zod'
import { defineEmail, type EmailTemplate } from '../mail/public'

/** Invites a learner's friend. */
export const invitationEmail = defineEmail(
  'invitation',
  z.object({
    /** The inviter's name; empty if unknown. */
    name: z.string(),
    /** The start page. */
    url: z.url(),
  }),
  {
    pl: ({ name, url }) => ({
      subject: `${name || 'Ktoś znajomy'} zaprasza Cię do nauki języka w Mówce`,
      heading: 'Ucz się języka razem ze znajomymi',
      blocks: [
        {
          kind: 'text',
          text: `${name || 'Ktoś znajomy'} uczy się w Mówce i zaprasza Cię do wspólnej nauki. Zaczniesz od 7 dni za darmo.`,
        },
        { kind: 'action', label: 'Zobacz Mówkę', url },
        {
          kind: 'text',
          text: 'Twój adres podała osoba, która Cię zaprasza. To jedyna wiadomość: nie zapisujemy Cię na żadną listę.',
        },
      ],
    }),
    en: ({ name, url }) => ({
      subject: `${name || 'A friend'} invites you to learn a language with Mówka`,
      heading: 'Learn a language with friends',
      blocks: [
        {
          kind: 'text',
          text: `${name || 'A friend'} is learning with Mówka and invites you to join. Your first 7 days are free.`,
        },
        { kind: 'action', label: 'See Mówka', url },
        {
          kind: 'text',
          text: 'Your friend gave us your address. We won’t email you again: you are on no mailing list.',
        },
      ],
    }),
  },
)

/** All emails about invitations. */
export const invitationEmails: EmailTemplate[] = [invitationEmail]
