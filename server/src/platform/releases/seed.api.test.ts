import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  releaseCommands,
  remoteFiles,
  remoteManifest,
  type Sources,
  shellManifest,
} from '../../../testing/releases'
import { startTestApi, type TestApi } from '../../../testing/test-api'
import { seedReleases } from './seed'

let t: TestApi
let folder: string
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-releases-'))
})
afterEach(async () => {
  fs.rmSync(folder, { recursive: true })
  await t.empty()
})

function pack(manifest: ReturnType<typeof remoteManifest>, files: Sources) {
  const build = path.join(folder, manifest.name)
  fs.mkdirSync(build)
  fs.writeFileSync(path.join(build, 'release.json'), JSON.stringify(manifest))
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(build, file), text)
}

function packAll(version: string) {
  const shell = shellManifest(version)
  pack(remoteManifest('learning', version), remoteFiles('learning', version))
  pack(shell, { [shell.entry]: `shell ${version}` })
}

const live = async () => (await releaseCommands(t).live('learning')).live

test('a new platform releases the packed shell and remotes, even if several instances start concurrently', async () => {
  packAll('1.0.0')
  const released = await Promise.all([1, 2, 3].map(() => seedReleases(t.services, folder)))
  expect(released.flat().sort()).toEqual(['learning 1.0.0', 'shell 1.0.0'])
  expect(await live()).toBe('1.0.0')
  expect((await t.app.inject('/course')).statusCode).toBe(200)
})

test('leaves names with a live release unchanged', async () => {
  const commands = releaseCommands(t)
  await commands.release(shellManifest('2.0.0'))
  await commands.release(remoteManifest('learning', '2.0.0'))
  packAll('1.0.0')
  expect(await seedReleases(t.services, folder)).toEqual([])
  expect(await live()).toBe('2.0.0')
})

test('refuses a packed build with a changed file', async () => {
  packAll('1.0.0')
  fs.writeFileSync(path.join(folder, 'learning', 'page-courses.one.js'), 'something else')
  await expect(seedReleases(t.services, folder)).rejects.toMatchObject({ status: 422 })
})
