import { act, renderHook } from '@testing-library/react'
import { COPY_RESET, useCopied } from './Reply'
import { HINT_ROTATION, LOADER_ROTATION, useRotation } from './Talk'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds))

test.each([
  ['hints every 4 seconds (L-AI-07)', HINT_ROTATION, 4000],
  ['sentences of the loader every 3.5 seconds (L-AI-14)', LOADER_ROTATION, 3500],
])('useRotation shows %s, in order and from the start again', async (_, rotation, milliseconds) => {
  const { result } = renderHook(() => useRotation(3, rotation))
  expect(result.current).toBe(0)
  await pass(milliseconds - 1)
  expect(result.current).toBe(0)
  await pass(1)
  expect(result.current).toBe(1)
  await pass(2 * milliseconds)
  expect(result.current).toBe(0)
})

test('useRotation pauses while it rests and continues from the same place', async () => {
  const { result, rerender } = renderHook(({ rests }) => useRotation(3, HINT_ROTATION, rests), {
    initialProps: { rests: false },
  })
  await pass(HINT_ROTATION)
  rerender({ rests: true })
  await pass(10 * HINT_ROTATION)
  expect(result.current).toBe(1)
  rerender({ rests: false })
  await pass(HINT_ROTATION)
  expect(result.current).toBe(2)
})

describe('useCopied', () => {
  const writeText = jest.fn(async (_: string) => {})
  beforeEach(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    writeText.mockReset()
  })

  test('useCopied reports success for 2 seconds (L-AI-13)', async () => {
    const { result } = renderHook(() => useCopied(() => {}))
    act(() => result.current.copy('mir – mi'))
    await pass(0)
    expect(writeText).toHaveBeenCalledWith('mir – mi')
    expect(result.current.isCopied).toBe(true)
    await pass(COPY_RESET - 1)
    expect(result.current.isCopied).toBe(true)
    await pass(1)
    expect(result.current.isCopied).toBe(false)
    expect(COPY_RESET).toBe(2000)
  })

  test('useCopied calls onFailure if the browser refuses', async () => {
    writeText.mockRejectedValue(new Error('NotAllowedError'))
    const onFailure = jest.fn()
    const { result } = renderHook(() => useCopied(onFailure))
    act(() => result.current.copy('x'))
    await pass(0)
    expect([onFailure.mock.calls.length, result.current.isCopied]).toEqual([1, false])
  })
})
