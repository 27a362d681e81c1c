import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FailedTest } from '../testing/jest'
import type { Outcome } from '../testing/run'
import { Watch } from './notice'

const mockFailure = jest.fn<Promise<FailedTest | null>, [string[], { env: NodeJS.ProcessEnv }]>()
const mockRelated = jest.fn<Promise<string[]>, [string[], string]>()
const mockRun = jest.fn<Promise<Outcome>, [string, string[]]>()
jest.mock('../testing/jest', () => ({
  firstFailure: (...args: [string[], { env: NodeJS.ProcessEnv }]) => mockFailure(...args),
  relatedTests: (...args: [string[], string]) => mockRelated(...args),
}))
jest.mock('../testing/run', () => ({ run: (...args: [string, string[]]) => mockRun(...args) }))

const SOURCE = 'const a = 1\n'
const fault = { what: '1 becomes 2', line: 1, start: 10, end: 11, text: '2' }
let copy = ''
let place = ''
const nearTest = () => path.join(copy, 'shared/ui/box.test.ts')
const farTest = () => path.join(copy, 'shell/src/app.test.ts')

beforeEach(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-notice-'))
  place = path.join(copy, 'shared/ui/box.ts')
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.writeFileSync(place, SOURCE)
  jest.resetAllMocks()
  mockRun.mockResolvedValue({ code: 0, output: '' })
  mockRelated.mockImplementation(async () => [farTest(), nearTest()])
  mockFailure.mockResolvedValue(null)
})
afterEach(() => fs.rmSync(copy, { recursive: true }))

const planted = (file = 'shared/ui/box.ts') => ({ file, fault })
/** What is in the source while something is asked. */
const seen: string[] = []
const looking = <Result>(result: Result) => {
  seen.push(fs.readFileSync(place, 'utf8'))
  return Promise.resolve(result)
}
beforeEach(() => seen.splice(0))

test('a fault that types notice is asked no test about, and is taken back', async () => {
  mockRun.mockImplementation(() => looking({ code: 2, output: 'box.ts(1,7): error\nmore' }))
  expect(await new Watch(copy).notice(planted())).toEqual({ by: 'types', told: 'box.ts(1,7): error' })
  expect(seen).toEqual(['const a = 2\n'])
  expect(mockFailure).not.toHaveBeenCalled()
  expect(fs.readFileSync(place, 'utf8')).toBe(SOURCE)
})

test('a fault that lint notices is asked no test about', async () => {
  mockRun.mockImplementation(async (program) =>
    program.endsWith('biome')
      ? looking({ code: 1, output: '::error title=lint/nursery/noFloatingPromises,file=box.ts' })
      : { code: 0, output: '' },
  )
  expect(await new Watch(copy).notice(planted())).toEqual({
    by: 'lint',
    told: '::error title=lint/nursery/noFloatingPromises,file=box.ts',
  })
  expect(seen).toEqual(['const a = 2\n'])
  expect(mockFailure).not.toHaveBeenCalled()
  expect(fs.readFileSync(place, 'utf8')).toBe(SOURCE)
})

test('a fault that a test notices is proven by that test without the fault, once', async () => {
  mockFailure.mockImplementation(() => looking({ file: nearTest(), title: 'the box opens' }))
  mockFailure.mockImplementationOnce(() => looking({ file: nearTest(), title: 'the box opens' }))
  mockFailure.mockImplementationOnce(() => looking(null))
  const watch = new Watch(copy)
  expect(await watch.notice(planted())).toEqual({ by: 'tests', told: 'the box opens' })
  expect(seen).toEqual(['const a = 2\n', SOURCE])
  expect(mockFailure.mock.calls.map(([files]) => files)).toEqual([[nearTest()], [nearTest()]])
  expect(await watch.notice(planted())).toMatchObject({ by: 'tests' })
  expect(mockFailure).toHaveBeenCalledTimes(3)
  expect(mockRelated).toHaveBeenCalledTimes(1)
})

test('a test that fails without the fault, too, ends everything', async () => {
  mockFailure.mockResolvedValue({ file: nearTest(), title: 'the box opens' })
  await expect(new Watch(copy).notice(planted())).rejects.toThrow(
    /^Something fails without any fault: the box opens/,
  )
  expect(fs.readFileSync(place, 'utf8')).toBe(SOURCE)
})

test('a fault that nobody notices was asked all tests about, or only near ones', async () => {
  expect(await new Watch(copy).notice(planted())).toEqual({ by: 'nobody', told: '' })
  expect(mockFailure.mock.calls.map(([files]) => files)).toEqual([[nearTest()], [farTest()]])
  mockFailure.mockClear()
  expect(await new Watch(copy, { near: true }).notice(planted())).toEqual({ by: 'nobody', told: '' })
  expect(mockFailure.mock.calls.map(([files]) => files)).toEqual([[nearTest()]])
})

test('tests share a database, but not where the fault may be in it', async () => {
  await new Watch(copy).notice(planted())
  expect(mockFailure.mock.calls[0]?.[1].env).toEqual({ TEST_TEMPLATE_KEPT: path.join(copy, 'template.tar') })
  mockFailure.mockClear()
  for (const file of ['server/src/database/ids.ts', 'server/src/jobs/queue.ts', 'server/src/mail/jobs.ts']) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    fs.writeFileSync(path.join(copy, file), SOURCE)
    await new Watch(copy).notice(planted(file))
    expect(mockFailure.mock.calls.at(-1)?.[1].env).toEqual({})
  }
})

test('types that are wrong before any fault end everything', async () => {
  await expect(new Watch(copy).begin()).resolves.toBeUndefined()
  const [program, args] = mockRun.mock.calls[0] ?? []
  expect(program).toBe(path.join(copy, 'node_modules/.bin/tsc'))
  expect(args).toEqual([
    '-p',
    'tsconfig.packages.json',
    '--incremental',
    '--tsBuildInfoFile',
    path.join(copy, 'types.tsbuildinfo'),
  ])
  mockRun.mockResolvedValue({ code: 2, output: 'wrong' })
  await expect(new Watch(copy).begin()).rejects.toThrow('The types are wrong without any fault:\nwrong')
})
