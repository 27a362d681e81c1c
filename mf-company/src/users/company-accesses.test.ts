import { access, employee } from './company.fixture'
import { activeAccesses, assignableAccesses, reasonForNone } from './company-accesses'

const now = new Date('2026-05-10T12:00:00Z')
const bought = (activeTo: string, ...accesses: ReturnType<typeof access>[]) => ({
  accesses,
  contractDetails: { activeTo },
})
const running = '2026-12-31T22:59:59Z'

describe('the active packages of a company (K-PAGE-03, K-ENT-03)', () => {
  it('are those with seats left', () => {
    const open = access({ remaining: 1 })
    expect(activeAccesses(bought(running, open, access({ code: 'FULL', remaining: 0 })), now)).toEqual([open])
  })
  it('are none from the moment when the contract ends', () => {
    expect(activeAccesses(bought(now.toISOString(), access()), now)).toEqual([])
    expect(activeAccesses(bought('2026-05-10T12:00:01Z', access()), now)).toHaveLength(1)
  })
})

describe('the packages offered to a person', () => {
  const packages = bought(running, access({ code: 'A' }), access({ code: 'B' }))
  const taken = (until: string) =>
    employee({ accessesUsed: [{ code: 'A', usedAt: '2026-01-01T00:00:00Z', expiresAt: { ENG: until } }] })

  it('leave out a package whose seat the person still has', () => {
    const offered = assignableAccesses(packages, taken('2026-06-01T00:00:00Z'), now)
    expect(offered.map(({ code }) => code)).toEqual(['B'])
  })
  it('include a package again after its seat has ended', () => {
    const offered = assignableAccesses(packages, taken('2026-05-01T00:00:00Z'), now)
    expect(offered.map(({ code }) => code)).toEqual(['A', 'B'])
  })
})

describe('the reason why there is nothing to give', () => {
  it('is the contract before anything else', () => {
    expect(reasonForNone(bought('2026-05-01T00:00:00Z', access()), now)).toBe('contractEnded')
  })
  it('is packages that are missing or used up', () => {
    expect(reasonForNone(bought(running), now)).toBe('noPackages')
    expect(reasonForNone(bought(running, access({ remaining: 0 })), now)).toBe('usedUp')
  })
})
