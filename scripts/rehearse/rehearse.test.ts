import { countEmails, differences } from './audit'
import { figuresOf, Measurements, percentile } from './measurements'
import { reportOf } from './report'

test('the audit finds acknowledged writes that are not stored, and stored ones that are unknown or doubled', () => {
  expect(differences(['a', 'b', 'c'], ['b', 'c', 'c', 'd'])).toEqual({ missing: ['a'], extra: ['c', 'd'] })
  expect(differences(['a'], ['a'])).toEqual({ missing: [], extra: [] })
})

test('the audit counts an email once if it was delivered again with the same Message-ID', () => {
  const email = (messageId: string) => ({ subject: 'Potwierdzenie zamówienia', messageId })
  expect(countEmails([email('<1@mail>'), email('<2@mail>'), email('<1@mail>')])).toEqual({
    sent: 2,
    repeated: 1,
  })
})

test('a percentile is the smallest value that the given share of values does not exceed', () => {
  const values = [30, 10, 20, 40]
  expect([0, 0.5, 0.75, 0.99].map((share) => percentile(values, share))).toEqual([10, 20, 30, 40])
  expect(percentile([], 0.5)).toBeNull()
})

test('figures of a phase separate repeated from failed requests, and waiting times exclude lost ones', () => {
  const samples = [
    { kind: 'read', status: 200, ms: 10 },
    { kind: 'write', status: 503, ms: 20 },
    { kind: 'write', status: 0, ms: 30_000 },
    { kind: 'write', status: 500, ms: 30 },
  ] as const
  expect(figuresOf({ name: 'kill', samples: [...samples], seconds: 2, notes: [] })).toEqual({
    requests: 4,
    perSecond: 2,
    retried: 2,
    failed: 1,
    waiting: { p50: 20, p95: 30, p99: 30, max: 30 },
  })
})

test('the report lists phases, notes, memory, unexpected responses and problems', () => {
  const measurements = new Measurements()
  measurements.begin('kill -9').notes.push('started again')
  measurements.record({ kind: 'write', status: 200, ms: 12 })
  measurements.end()
  measurements.reportUnexpected('GET /api/user/me: 500')
  const report = reportOf({
    title: 'Rehearsal',
    setup: ['three instances'],
    measurements,
    memory: new Map([['instance 1', [150, 300, 180, 200]]]),
    compared: { events: 7 },
    checks: [],
    problems: ['An event is missing'],
  })
  for (const line of [
    /\| kill -9 \| 0 s \| 1 \| .* \| 0 \(0\.00%\) \| 0 \| 12 \|/,
    '- kill -9: started again',
    '| instance 1 | 150 MB | 300 MB | 180 MB | 200 MB | 300 MB |',
    'Compared: 7 events',
    '1 × GET /api/user/me: 500',
    '**An event is missing**',
  ]) {
    expect(report).toMatch(line)
  }
})
