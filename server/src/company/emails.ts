import { z } from 'zod'
import { defineEmail, type EmailTemplate } from '../mail/public'

/** Invites a person to a seat paid for by their company. */
export const companyInvitationEmail = defineEmail(
  'company-invitation',
  z.object({
    company: z.string(),
    /** The access code, for typing it by hand. */
    code: z.string(),
    /** The page for redeeming the seat. */
    url: z.url(),
  }),
  {
    pl: ({ company, code, url }) => ({
      subject: `${company} zaprasza Cię do nauki języka w Mówce`,
      heading: 'Masz dostęp do Mówki od swojej firmy',
      blocks: [
        {
          kind: 'text',
          text: `${company} opłaca Twoją naukę języka w Mówce. Załóż konto na ten adres e-mail albo zaloguj się, a dostęp włączy się sam.`,
        },
        { kind: 'action', label: 'Przyjmij zaproszenie', url },
        {
          kind: 'text',
          text: `Kod dostępu: ${code}. Możesz go też wpisać w swoim profilu. Działa tylko na koncie z tym adresem e-mail.`,
        },
        {
          kind: 'text',
          text: 'Twój adres podał nam administrator firmy. Jeśli to pomyłka, zignoruj tę wiadomość.',
        },
      ],
    }),
    en: ({ company, code, url }) => ({
      subject: `${company} invites you to learn a language with Mówka`,
      heading: 'Your company gives you access to Mówka',
      blocks: [
        {
          kind: 'text',
          text: `${company} pays for your language learning with Mówka. Sign up or sign in with this email address, and your access opens automatically.`,
        },
        { kind: 'action', label: 'Accept the invitation', url },
        {
          kind: 'text',
          text: `Access code: ${code}. You can also enter it in your profile. It only works for an account with this email address.`,
        },
        {
          kind: 'text',
          text: 'An administrator of the company gave us your address. If this is a mistake, ignore this message.',
        },
      ],
    }),
  },
)

/** All emails about companies. */
export const companyEmails: EmailTemplate[] = [companyInvitationEmail]
