import { releaseCommands, remoteManifest, shellManifest } from '../../testing/releases'
import { startTestApi, type TestApi } from '../../testing/test-api'

let api: TestApi
let commands: ReturnType<typeof releaseCommands>
beforeAll(async () => {
  api = await startTestApi()
  commands = releaseCommands(api)
  await commands.release(shellManifest('1.0.0'))
  await commands.release(remoteManifest('learning', '1.0.0'))
  await commands.release(remoteManifest('trainers', '1.0.0'))
})
afterAll(() => api.close())

const shell = shellManifest('2.0.0', {}, '2.0.0')

test('a shell of a new major kernel is refused while a live remote that is not named runs on the old one', async () => {
  expect((await commands.release(shell)).body.code).toBe('RELEASE_REFUSED')
  const { body } = await commands.release(shell, { alongside: ['learning'] })
  expect(body.errors?.map(({ path }) => path)).toEqual(['KERNEL_MISMATCH'])
})

test('only the root token may name the remotes that follow', async () => {
  const { body } = await commands.send<{ token: string }>('POST', 'tokens', { name: 'shell', label: 'shell' })
  const answer = await commands.release(shell, { alongside: ['learning', 'trainers'], token: body.token })
  expect([answer.status, answer.body.code]).toEqual([403, 'ROOT_ONLY'])
})

test('a shell of a new major kernel is released alongside its remotes, which follow', async () => {
  const { body } = await commands.release(shell, { alongside: ['learning', 'trainers'] })
  expect(body).toMatchObject({ version: '2.0.0', unchanged: false })
  for (const name of ['learning', 'trainers']) {
    const { status } = await commands.release(remoteManifest(name, '2.0.0', { kernelRange: '^2.0.0' }))
    expect([status, (await commands.live(name)).live]).toEqual([200, '2.0.0'])
  }
})
