import { type LivePlatform, LivePlatformReader } from './registry'

const empty: LivePlatform = { shell: null, developmentShell: null, registry: {}, firstReads: {} }
const never = () => new Promise<LivePlatform>(() => {})

test('each page gets the registry of the moment', async () => {
  const read = [empty, { ...empty, registry: {} }]
  const reader = new LivePlatformReader(async () => read.shift() ?? empty)
  const first = await reader.current()
  expect(await reader.current()).not.toBe(first)
})

test('uses the last known registry if the database fails', async () => {
  let works = true
  const reader = new LivePlatformReader(async () => {
    if (!works) throw new Error('down')
    return empty
  })
  await reader.current()
  works = false
  expect(await reader.current()).toBe(empty)
})

test("only one page waits for a database that doesn't respond", async () => {
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

test('fails without any known registry', async () => {
  const reader = new LivePlatformReader(async () => {
    throw new Error('down')
  })
  await expect(reader.current()).rejects.toThrow('down')
})
