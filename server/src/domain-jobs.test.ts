import { readFileSync } from 'node:fs'
import path from 'node:path'
import { domainJobs } from './domain-jobs'

/** Default options of a job; times in seconds. */
const usual = {
  tries: 6,
  pause: 15,
  longestPause: 3600,
  atMost: 120,
  atATime: 1,
  alone: false,
  every: null,
  atStart: false,
}

test('every job has the expected retries, schedule and start options', () => {
  expect(Object.fromEntries(domainJobs.map(({ job }) => [job.name, job.options]))).toEqual({
    'account.export': { ...usual, atMost: 600 },
    'account.remove': { ...usual, tries: 20, pause: 30, longestPause: 21_600 },
    'account.forget': { ...usual, alone: true, every: '40 3 * * *' },
    'assistant.forget': { ...usual, alone: true, every: '20 3 * * *' },
    'attempt.count': { ...usual, alone: true, every: '* * * * *', atMost: 600 },
    'attempt.forget': { ...usual, alone: true, every: '10 4 * * *', atMost: 1800 },
    'background.report': { ...usual, alone: true, every: '*/15 * * * *' },
    'gift-card.send': { ...usual, alone: true, every: '*/10 * * * *', atMost: 600 },
    'import.read': { ...usual, tries: 2, pause: 5, atMost: 1800 },
    'import.apply': { ...usual, tries: 3, pause: 5, atMost: 3600 },
    'import.undo': { ...usual, tries: 3, pause: 5, atMost: 3600 },
    'import.forget': { ...usual, alone: true, every: '50 3 * * *' },
    'insights.count': { ...usual, alone: true, atStart: true, every: '35 * * * *', atMost: 3600 },
    'mail.reject': { ...usual, tries: 1 },
    'mail.send': { ...usual, tries: 8, pause: 30, atMost: 90, atATime: 2 },
    'order.ask': { ...usual, alone: true, atATime: 4 },
    'order.refund': { ...usual, alone: true, atATime: 4 },
    'order.tidy': { ...usual, alone: true, every: '25 * * * *' },
    'rate-limit.forget': { ...usual, alone: true, every: '*/10 * * * *' },
    'recording.warm': { ...usual, alone: true, atStart: true, every: '*/10 * * * *', atMost: 600 },
    'recording.move': { ...usual, alone: true, atStart: true, atMost: 3600 },
    'reminder.access-end': {
      ...usual,
      alone: true,
      atStart: true,
      every: '5,20,35,50 * * * *',
      atMost: 600,
    },
    'reminder.push': { ...usual, tries: 8, pause: 60, atATime: 4 },
    'reminder.send': { ...usual, alone: true, atStart: true, every: '*/15 * * * *', atMost: 600 },
    'user.advance': { ...usual, alone: true, every: '*/5 * * * *' },
    'vocabulary.fit': { ...usual, tries: 2, alone: true, every: '30 2 * * 0', atMost: 1800 },
  })
})

test("the panel shows an email's template only, and nothing of invalid data", () => {
  const mail = domainJobs.find(({ job }) => job.name === 'mail.send')
  const letter = { to: 'anna@mowka.test', lang: 'pl', letter: 'dead-letters', data: {} }
  expect(mail?.shown(letter)).toEqual({ letter: 'dead-letters', lang: 'pl' })
  expect(mail?.shown({ ...letter, to: 'nobody' })).toEqual({})
})

test.each(['pl', 'en'])('the panel has a name for each job in %s', (lang) => {
  // The panel is a separate package, so its texts are read from the file.
  const file = path.join(__dirname, `../../mf-admin/src/locales/operations/${lang}.json`)
  const { jobs } = JSON.parse(readFileSync(file, 'utf8'))
  const named = Object.entries<object>(jobs.kind).flatMap(([domain, verbs]) =>
    Object.keys(verbs).map((verb) => `${domain}.${verb}`),
  )
  expect(named.sort()).toEqual(domainJobs.map(({ job }) => job.name).sort())
})
