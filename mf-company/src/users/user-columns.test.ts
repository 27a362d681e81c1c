import { employee } from './company.fixture'
import { userAccesses } from './user-columns'

const now = new Date('2026-05-10T12:00:00Z')

describe("an employee's accesses (K-ENT-02)", () => {
  it('each access has its language, its end and whether it has expired', () => {
    const user = employee({
      currentAccesses: { DE: '2026-05-10T12:00:00Z', ENG: '2026-05-10T12:00:01Z' },
    })
    expect(userAccesses(user, now)).toEqual([
      { lang: 'ENG', expiresAt: '2026-05-10T12:00:01Z', overdue: false },
      { lang: 'DE', expiresAt: '2026-05-10T12:00:00Z', overdue: true },
    ])
  })
  it('seats define the access where the account has none, with the latest end per language', () => {
    const user = employee({
      currentAccesses: { DE: '2026-06-01T21:59:59Z' },
      accessesUsed: [
        {
          code: 'A',
          usedAt: '2026-01-01T09:00:00Z',
          expiresAt: { ENG: '2027-01-01T22:59:59Z', DE: '2027-01-01T22:59:59Z' },
        },
        { code: 'B', usedAt: '2025-01-01T09:00:00Z', expiresAt: { ENG: '2026-01-01T22:59:59Z' } },
      ],
    })
    expect(userAccesses(user, now)).toEqual([
      { lang: 'ENG', expiresAt: '2027-01-01T22:59:59Z', overdue: false },
      { lang: 'DE', expiresAt: '2026-06-01T21:59:59Z', overdue: false },
    ])
  })
  it('an employee without seats has no accesses', () => {
    expect(userAccesses(employee(), now)).toEqual([])
  })
})
