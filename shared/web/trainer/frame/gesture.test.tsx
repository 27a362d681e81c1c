import { renderHook } from '@testing-library/react'
import { useGesture } from './gesture'

const gestureFor = (tone: Parameters<typeof useGesture>[0]) =>
  renderHook(() => useGesture(tone)).result.current

test('the mascot nods at right answers, also with a slip, tilts at wrong ones, and is still without a result', () => {
  expect(gestureFor('right')).toBe('nod')
  expect(gestureFor('slip')).toBe('nod')
  expect(gestureFor('wrong')).toBe('tilt')
  expect(gestureFor(null)).toBeUndefined()
})

test('the mascot is still for users who prefer reduced motion', () => {
  const { matchMedia } = window
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('reduced-motion') })
  expect(gestureFor('right')).toBeUndefined()
  expect(gestureFor('wrong')).toBeUndefined()
  window.matchMedia = matchMedia
})
