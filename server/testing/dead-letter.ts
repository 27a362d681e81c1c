import { z } from 'zod'
import { defineEmail } from '../src/mail/email-template'
import { enqueueEmail } from '../src/mail/public'
import type { TestApi } from './test-api'

/** An email template that isn't registered, so that its job fails permanently. */
const forgotten = defineEmail('forgotten', z.object({}), {
  pl: () => ({ subject: '', heading: '', blocks: [] }),
  en: () => ({ subject: '', heading: '', blocks: [] }),
})

let made = 0

/** Creates dead letters, of emails to anna@mowka.test, and advances the test's clock by some hours. */
export async function failPermanently(t: TestApi, count = 1): Promise<void> {
  for (let letter = 0; letter < count; letter++) {
    const envelope = { to: 'anna@mowka.test', lang: 'pl', once: String(made++) } as const
    await enqueueEmail(t.services.jobs, t.db, forgotten, envelope, {})
  }
  for (let attempt = 0; attempt < 9; attempt++) {
    await t.runJobs()
    t.setNow(new Date(t.services.now().getTime() + 2 * 3_600_000))
  }
}
