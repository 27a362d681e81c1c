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
  it('are none for somebody who was given none', () => {
    expect(userAccesses(employee(), now)).toEqual([])
  })
})
