import { access, employee } from './company.fixture'
import { activeAccesses, assignableAccesses, unavailableReason } from './company-accesses'

const now = new Date('2026-05-10T12:00:00Z')
const bought = (activeTo: string, ...accesses: ReturnType<typeof access>[]) => ({
  accesses,
  contractDetails: { activeTo },
})
const running = '2026-12-31T22:59:59Z'

describe('the active packages of a company (K-PAGE-03, K-ENT-03)', () => {
  it('active packages are those with free seats', () => {
    const open = access({ remaining: 1 })
    expect(activeAccesses(bought(running, open, access({ code: 'FULL', remaining: 0 })), now)).toEqual([open])
  })
  it('no package is active from the moment the contract ends', () => {
    expect(activeAccesses(bought(now.toISOString(), access()), now)).toEqual([])
    expect(activeAccesses(bought('2026-05-10T12:00:01Z', access()), now)).toHaveLength(1)
  })
})

describe('the packages offered to a person', () => {
  const packages = bought(running, access({ code: 'A' }), access({ code: 'B' }))
  const withSeatUntil = (until: string) =>
    employee({ accessesUsed: [{ code: 'A', usedAt: '2026-01-01T00:00:00Z', expiresAt: { ENG: until } }] })

  it('a package whose seat the employee still has is not offered', () => {
    const offered = assignableAccesses(packages, withSeatUntil('2026-06-01T00:00:00Z'), now)
    expect(offered.map(({ code }) => code)).toEqual(['B'])
  })
  it('a package is offered again after its seat has expired', () => {
    const offered = assignableAccesses(packages, withSeatUntil('2026-05-01T00:00:00Z'), now)
    expect(offered.map(({ code }) => code)).toEqual(['A', 'B'])
  })
})

describe('the reason why no package can be assigned', () => {
  it('an ended contract takes precedence over other reasons', () => {
    expect(unavailableReason(bought('2026-05-01T00:00:00Z', access()), now)).toBe('contractEnded')
  })
  it('the reason is missing or used-up packages during a contract', () => {
    expect(unavailableReason(bought(running), now)).toBe('noPackages')
    expect(unavailableReason(bought(running, access({ remaining: 0 })), now)).toBe('usedUp')
  })
})
