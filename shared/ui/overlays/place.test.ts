import { place } from './place'

const viewport = { width: 400, height: 600 }
const menu = { width: 200, height: 150 }
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })
const below = { side: 'bottom', align: 'start', gap: 6 } as const

describe('place', () => {
  it('lies under its anchor, the left edges in line', () => {
    expect(place(at(50, 100), menu, viewport, below)).toEqual({ left: 50, top: 146, side: 'bottom' })
  })
  it('goes above when there is no room below and more room above', () => {
    expect(place(at(50, 500), menu, viewport, below)).toEqual({ left: 50, top: 344, side: 'top' })
  })
  it('stays on the wished side when the other one has even less room', () => {
    expect(place(at(50, 200), { width: 200, height: 500 }, viewport, below).side).toBe('bottom')
  })
  it('never leaves the window', () => {
    expect(place(at(350, 100), menu, viewport, below).left).toBe(192)
    expect(place(at(0, 100), menu, viewport, { ...below, align: 'end' }).left).toBe(8)
  })
  it('centres over its anchor', () => {
    expect(place(at(180, 300), menu, viewport, { side: 'top', align: 'center', gap: 8 })).toEqual({
      left: 100,
      top: 142,
      side: 'top',
    })
  })
})
