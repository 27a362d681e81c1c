import { LivePlatformReader } from './live-platform'
import type { LivePlatform } from './registry'

const empty: LivePlatform = { shell: null, developmentShell: null, registry: {}, firstReads: {} }
const never = () => new Promise<LivePlatform>(() => {})

test('each page gets what is live at that moment', async () => {
  const read = [empty, { ...empty, registry: {} }]
  const reader = new LivePlatformReader(async () => read.shift() ?? empty)
  const first = await reader.current()
  expect(await reader.current()).not.toBe(first)
})

test('a database that fails is bridged with the last registry known', async () => {
  let works = true
  const reader = new LivePlatformReader(async () => {
    if (!works) throw new Error('down')
    return empty
  })
  await reader.current()
  works = false
  expect(await reader.current()).toBe(empty)
})

test('a database that is silent costs one page the wait, and the others nothing', async () => {
  let answer = async () => empty
  const reader = new LivePlatformReader(() => answer(), 20)
  await reader.current()
  let asked = 0
  answer = () => {
    asked++
    return never()
  }
  expect(await reader.current()).toBe(empty)
  expect(await reader.current()).toBe(empty)
  expect(asked).toBe(1)
})

test('without any registry known a failure is one', async () => {
  const reader = new LivePlatformReader(async () => {
    throw new Error('down')
  })
  await expect(reader.current()).rejects.toThrow('down')
})
