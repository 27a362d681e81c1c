import { readConfig } from '../src/config'
import { openServer } from '../src/database/database'
import { openQueue } from '../src/jobs/queue'
import { mailJobs } from '../src/mail/jobs'
import { smtpMail } from '../src/outside/mail'
import { reminderEmails } from '../src/reminder/emails'
import type { Services } from '../src/services'

/**
 * A separate instance that takes an email and never finishes it, for the test that kills it: it reports `taken` and
 * stops before sending, or sends first and reports `sent` (DIES=after).
 */
async function main(): Promise<void> {
  const database = await openServer(process.env.DATABASE_URL ?? '')
  const send = smtpMail(readConfig(process.env).mail)
  const services: Services = Object.assign(Object.create(null), {
    mail: async (email: Parameters<typeof send>[0]) => {
      if (process.env.DIES === 'after') {
        await send(email)
        process.send?.('sent')
      } else process.send?.('taken')
      await new Promise(() => {})
    },
  })
  const queue = openQueue(database, mailJobs(reminderEmails), {
    now: () => new Date(),
    log: console,
    poll: 0.5,
  })
  await queue.prepare()
  await queue.start(services)
}

void main()
