import { remoteReleases, withdrawnReleases } from './release-columns'
import { overview } from './releases.fixture'

test('every remote has the reports of its live release and its canary', () => {
  const [learning, shell, trainers] = remoteReleases(overview())
  expect(learning).toMatchObject({
    live: '1.1.0',
    liveSeen: { people: 380, failed: 2 },
    canarySeen: { people: 12, failed: 1 },
    withdrawn: null,
  })
  expect(shell).toMatchObject({ canarySeen: null, withdrawn: null })
  expect(trainers?.withdrawn).toBe('2.1.0')
})

test('a withdrawal is no longer shown after a newer release', () => {
  const { releases } = overview()
  const newer = { ...releases[3], version: '2.1.1', name: 'trainers', withdrawnAt: null }
  const [, , trainers] = remoteReleases(overview({ releases: [newer as never, ...releases] }))
  expect(trainers?.withdrawn).toBeNull()
})

test('withdrawn releases have their audit event and are sorted newest first', () => {
  const { releases } = overview()
  const older = {
    ...releases[2],
    name: 'admin',
    version: '0.9.0',
    withdrawnAt: '2026-11-01T00:00:00.000Z',
    withdrawnWhy: 'failed',
  }
  const withdrawn = withdrawnReleases(overview({ releases: [older as never, ...releases] }))
  expect(withdrawn.map(({ name, event }) => [name, event?.seq])).toEqual([
    ['trainers', 9],
    ['admin', undefined],
  ])
})
