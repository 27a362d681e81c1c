import { z } from 'zod'
import { defineEmail, type EmailTemplate } from '../mail/public'

/** A number of jobs in Polish: 1 zadanie, 2 zadania, 5 zadań. */
const zadania = (count: number) =>
  ({ one: `${count} zadanie`, few: `${count} zadania` })[
    new Intl.PluralRules('pl').select(count) as 'one' | 'few'
  ] ?? `${count} zadań`

/** Notifies the operators of permanently failed jobs. */
export const deadLettersEmail = defineEmail(
  'dead-letters',
  z.object({
    jobs: z.array(z.object({ name: z.string(), count: z.int().positive() })).min(1),
    /** The panel page for viewing and resending them. */
    url: z.url(),
  }),
  {
    pl: ({ jobs, url }) => {
      const total = jobs.reduce((sum, { count }) => sum + count, 0)
      return {
        subject: `Mówka: nie udało się wykonać ${total === 1 ? 'zadania' : 'zadań'} w tle (${total})`,
        heading: `Nie udało się: ${zadania(total)} w tle`,
        blocks: [
          { kind: 'text', text: 'Serwer próbował kilka razy i już nie spróbuje sam.' },
          { kind: 'list', items: jobs.map(({ name, count }) => `${name}: ${count}`) },
          { kind: 'text', text: 'Gdy usuniesz przyczynę, uruchom je ponownie w panelu.' },
          { kind: 'action', label: 'Zobacz zadania', url },
        ],
      }
    },
    en: ({ jobs, url }) => {
      const total = jobs.reduce((sum, { count }) => sum + count, 0)
      return {
        subject: `Mówka: ${total} background ${total === 1 ? 'job' : 'jobs'} failed permanently`,
        heading: `${total} background ${total === 1 ? 'job' : 'jobs'} failed permanently`,
        blocks: [
          { kind: 'text', text: 'The server tried several times and will not retry automatically.' },
          { kind: 'list', items: jobs.map(({ name, count }) => `${name}: ${count}`) },
          { kind: 'text', text: 'Once the cause is fixed, run them again from the panel.' },
          { kind: 'action', label: 'View jobs', url },
        ],
      }
    },
  },
)

/** All emails about background jobs. */
export const backgroundEmails: EmailTemplate[] = [deadLettersEmail]
