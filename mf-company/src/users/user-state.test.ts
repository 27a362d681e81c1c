import { employee } from './company.fixture'
import { sitsIn, userState } from './user-state'

const now = new Date('2026-05-10T12:00:00Z')
const running = { ENG: '2026-12-31T22:59:59Z' }
const seat = (usedAt: string) => ({ code: 'A', usedAt, expiresAt: running })

describe("a person's state", () => {
  it.each([
    ['pending', { invitationStatus: 'PENDING' as const, currentAccesses: running }],
    ['noAccess', { currentAccesses: { ENG: '2026-05-10T12:00:00Z' } }],
    ['noAccess', {}],
    ['learning', { currentAccesses: running, lastActiveDay: '2026-04-10' }],
    ['idle', { currentAccesses: running, lastActiveDay: '2026-04-09' }],
    ['idle', { currentAccesses: running, lastActiveDay: null, accessesUsed: [seat('2026-01-01T09:00:00Z')] }],
    [
      'learning',
      { currentAccesses: running, lastActiveDay: null, accessesUsed: [seat('2026-05-01T09:00:00Z')] },
    ],
  ])('is %s for %j', (state, change) => {
    expect(userState(employee(change), now)).toBe(state)
  })
})

describe('the people of a package', () => {
  it('are those with a seat and those whose invitation reserves one', () => {
    const invited = { invitationStatus: 'PENDING' as const, invitationAccessCode: 'B' }
    expect(sitsIn(employee({ accessesUsed: [seat('2026-01-01T09:00:00Z')] }), 'A')).toBe(true)
    expect(sitsIn(employee(invited), 'B')).toBe(true)
    expect(sitsIn(employee({ ...invited, invitationStatus: 'ACCEPTED' }), 'B')).toBe(false)
  })
})
