import type { ReleasesOverview } from './release-event'

const pointer = (
  name: string,
  live: string,
  change: Partial<ReleasesOverview['pointers'][number]> = {},
): ReleasesOverview['pointers'][number] => ({
  name,
  live,
  fallback: null,
  canary: null,
  canaryPercent: 0,
  updatedAt: '2026-11-16T09:00:00.000Z',
  updatedBy: 'root',
  ...change,
})
const release = (
  name: string,
  version: string,
  change: Partial<ReleasesOverview['releases'][number]> = {},
): ReleasesOverview['releases'][number] => ({
  name,
  version,
  createdAt: '2026-11-15T08:00:00.000Z',
  createdBy: 'root',
  withdrawnAt: null,
  withdrawnWhy: null,
  seen: { people: 0, failed: 0, unreached: 0 },
  ...change,
})

/** An overview with a canary of `learning`, a withdrawn release of `trainers`, and no reports for the shell. */
export const overview = (change: Partial<ReleasesOverview> = {}): ReleasesOverview => ({
  pointers: [
    pointer('learning', '1.1.0', {
      fallback: '1.0.0',
      canary: '1.2.0',
      canaryPercent: 10,
      updatedBy: 'learning pipeline',
    }),
    pointer('shell', '1.0.0'),
    pointer('trainers', '2.0.0', { updatedAt: '2026-11-20T17:41:00.000Z', updatedBy: 'platform' }),
  ],
  releases: [
    release('trainers', '2.1.0', {
      withdrawnAt: '2026-11-20T17:41:00.000Z',
      withdrawnWhy: 'failed for 25 of 40 people, 2.0.0 for 4 of 400',
      seen: { people: 40, failed: 25, unreached: 3 },
    }),
    release('learning', '1.2.0', { seen: { people: 12, failed: 1, unreached: 0 } }),
    release('learning', '1.1.0', { seen: { people: 380, failed: 2, unreached: 9 } }),
    release('trainers', '2.0.0', { seen: { people: 400, failed: 4, unreached: 0 } }),
    release('shell', '1.0.0'),
  ],
  audit: [
    {
      seq: 9,
      at: '2026-11-20T17:41:00.000Z',
      who: 'platform',
      what: 'withdraw',
      name: 'trainers',
      version: '2.1.0',
      detail: {
        wasCanary: true,
        live: '2.0.0',
        seen: { people: 40, failed: 25, unreached: 3 },
        rate: 0.625,
        previous: '2.0.0',
        previousSeen: { people: 400, failed: 4, unreached: 0 },
        previousRate: 0.01,
      },
    },
    {
      seq: 8,
      at: '2026-11-20T12:00:00.000Z',
      who: 'learning pipeline',
      what: 'refused',
      name: 'learning',
      version: '1.3.0',
      detail: {
        code: 'RELEASE_REFUSED',
        reasons: ['The live shell shows the page courses, which is missing'],
      },
    },
    {
      seq: 7,
      at: '2026-11-16T09:00:00.000Z',
      who: 'learning pipeline',
      what: 'canary',
      name: 'learning',
      version: '1.2.0',
      detail: { from: '1.1.0', percent: 10 },
    },
  ],
  cspReports: [
    {
      directive: 'script-src',
      blocked: 'inline',
      file: '/remotes/learning/page-courses.js',
      count: 7,
      lastAt: '2026-11-19T06:15:00.000Z',
    },
  ],
  ...change,
})
