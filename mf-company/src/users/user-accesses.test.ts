import { employee } from './company.fixture'
import { userAccesses } from './user-accesses'

const now = new Date('2026-05-10T12:00:00Z')

describe("a person's accesses (K-ENT-02)", () => {
  it('say for each language until when and whether that has passed', () => {
    const user = employee({
      currentAccesses: { DE: '2026-05-10T12:00:00Z', ENG: '2026-05-10T12:00:01Z' },
    })
    expect(userAccesses(user, now)).toEqual([
      { lang: 'ENG', expiresAt: '2026-05-10T12:00:01Z', overdue: false },
      { lang: 'DE', expiresAt: '2026-05-10T12:00:00Z', overdue: true },
    ])
  })
  it('are those of the seats taken, the longest of a language, where the account knows none', () => {
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
  it('are none for someone who was given none', () => {
    expect(userAccesses(employee(), now)).toEqual([])
  })
})
