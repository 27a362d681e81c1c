import { releaseCommands, remoteManifest, shellManifest } from '../../testing/releases'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { livePlatformReader } from './registry'

const statements: string[] = []
let t: TestApi
let commands: ReturnType<typeof releaseCommands>
beforeAll(async () => {
  t = await startTestApi({ onStatement: (text) => void statements.push(text) })
  commands = releaseCommands(t)
  await commands.release(shellManifest('1.0.0'))
  await commands.release(remoteManifest('learning', '1.0.0'))
  await commands.release(remoteManifest('learning', '1.1.0'))
})
afterAll(() => t.close())

test('reads manifests again only after a change, and then immediately', async () => {
  const read = livePlatformReader(t.db)
  const reading = async () => {
    statements.length = 0
    const platform = await read()
    return { platform, statements: statements.length, live: platform.registry.learning?.live.version }
  }
  const first = await reading()
  expect([first.statements, first.live]).toEqual([2, '1.1.0'])
  const again = await reading()
  expect(again.statements).toBe(1)
  expect(again.platform).toBe(first.platform)
  await commands.rollback('learning')
  expect((await reading()).live).toBe('1.0.0')
  await commands.canary('learning', 10, '1.1.0')
  const { platform } = await reading()
  expect(platform.registry.learning?.canary).toMatchObject({ version: '1.1.0', percent: 10 })
  await commands.canary('learning', 20, '1.1.0')
  expect((await reading()).platform.registry.learning?.canary?.percent).toBe(20)
})
