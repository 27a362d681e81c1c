import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type Sandbox, startSandbox } from '../../testing/sandbox'
import { openTestDatabase } from '../../testing/test-database'
import type { OpenDatabase } from '../database/database'
import { type JobQueue, openQueue } from '../jobs/queue'
import { smtpMail } from '../outside/mail'
import { reminderEmail } from '../reminder/emails'
import type { Services } from '../services'
import { mailJobs } from './jobs'
import { enqueueEmail } from './public'

const url = process.env.TEST_DATABASE_URL
/** Several processes need a database server. */
const onServer = url ? describe : describe.skip

/** Each test starts many processes. */
const LONG = 300_000

onServer('an instance that is killed with a letter in its hands', () => {
  let sandbox: Sandbox
  let database: OpenDatabase
  let queue: JobQueue

  beforeAll(async () => {
    sandbox = await startSandbox()
  }, LONG)
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    database = await openTestDatabase()
    queue = openQueue(database, mailJobs([reminderEmail]), {
      now: () => new Date(),
      log: { warn: () => {}, error: () => {} },
      poll: 0.5,
      supervise: 1,
    })
    await queue.prepare()
  })
  afterEach(async () => {
    await queue.stop()
    await database.close()
  })

  const post = (cause: string) =>
    database.db.transaction((tx) =>
      enqueueEmail(
        queue,
        tx,
        reminderEmail,
        { to: `${cause}@mowka.test`, lang: 'pl', once: cause },
        {
          streak: 3,
          words: 0,
          sentences: 0,
          url: 'https://mowka.test/',
          unsubscribeUrl: 'https://mowka.test/stop',
        },
      ),
    )

  /** Returns the emails in a mailbox. */
  const arrived = async (cause: string) => {
    const answer = await fetch(`${sandbox.url('mail')}/messages?to=${cause}@mowka.test`)
    return (await answer.json()) as { messageId: string; listUnsubscribe: string }[]
  }

  /** Starts an instance and kills it with -9 as soon as it sends an email. */
  async function killOne(dies: 'before' | 'after'): Promise<void> {
    const { rows } = await database.executeSql('select current_database() as name')
    const own = new URL(url ?? '')
    own.pathname = `/${(rows[0] as { name: string }).name}`
    const doomed = fork(path.join(__dirname, '../../testing/mail-process.ts'), {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        DATABASE_URL: own.href,
        DIES: dies,
        MOWKA_SMTP_URL: sandbox.config.mail.smtpUrl,
      },
    })
    await once(doomed, 'message')
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
  }

  /** Lets another instance run the remaining jobs, as if some time had passed. */
  async function surviveAll(): Promise<void> {
    const services: Services = Object.assign(Object.create(null), { mail: smtpMail(sandbox.config.mail) })
    await database.executeSql(
      `update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
    )
    await queue.start(services)
    const end = Date.now() + LONG
    for (;;) {
      await database.executeSql(`update jobs.job set start_after = now() where state = 'retry'`)
      const { rows } = await database.executeSql(
        `select count(*)::int as left from jobs.job where name = 'mail.send' and state <> 'completed'`,
      )
      if ((rows[0] as { left: number }).left === 0) return
      if (Date.now() > end) throw new Error('It never came to that')
      await new Promise((done) => setTimeout(done, 200))
    }
  }

  test(
    'sends every email exactly once if 20 instances are killed between commit and sending (C61)',
    async () => {
      const causes = Array.from({ length: 20 }, (_, index) => `zabity-${index}`)
      for (const cause of causes) {
        expect(await post(cause)).toBe(true)
        await killOne('before')
        expect(await arrived(cause)).toEqual([])
      }
      await surviveAll()
      for (const cause of causes) {
        expect(await post(cause)).toBe(false)
        expect(await arrived(cause)).toMatchObject([{ listUnsubscribe: '<https://mowka.test/stop>' }])
      }
    },
    LONG,
  )

  test(
    "resends an email with the same message id if the instance is killed before it records the server's acceptance",
    async () => {
      await post('przyjety')
      await killOne('after')
      expect(await arrived('przyjety')).toHaveLength(1)
      await surviveAll()
      const letters = await arrived('przyjety')
      expect(letters).toHaveLength(2)
      expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1)
    },
    LONG,
  )
})
