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
import { ed25519Pair } from '../../../testing/signing-keys'
import { startTestApi, type TestApi } from '../../../testing/test-api'
import { readSigningKey, readVerificationKeys, signManifest } from '../../release-signature'
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
  t.config.releaseKeys = null
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

describe('with a public key for releases', () => {
  const keys = ed25519Pair()
  beforeEach(() => {
    t.config.releaseKeys = readVerificationKeys(keys.publicKey)
    packAll('1.0.0')
  })

  const signAll = (privateKey: string) => {
    for (const name of ['shell', 'learning']) {
      const manifest = JSON.parse(fs.readFileSync(path.join(folder, name, 'release.json'), 'utf8'))
      const signature = signManifest(manifest, readSigningKey(privateKey))
      fs.writeFileSync(path.join(folder, name, 'release.sig'), `${signature}\n`)
    }
  }

  test('releases packed builds that its private key signed', async () => {
    signAll(keys.privateKey)
    expect(await seedReleases(t.services, folder)).toEqual(['shell 1.0.0', 'learning 1.0.0'])
  })

  test.each([
    ['without a signature', () => {}],
    ['with the signature of another key', () => signAll(ed25519Pair().privateKey)],
    [
      'whose manifest was changed after signing',
      () => {
        signAll(keys.privateKey)
        const file = path.join(folder, 'shell', 'release.json')
        fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('1.0.0', '1.0.1'))
      },
    ],
  ])('refuses packed builds %s', async (_, prepare) => {
    prepare()
    await expect(seedReleases(t.services, folder)).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' })
  })

  test('refuses an unsigned upload, records the attempt, and accepts the signed one', async () => {
    const commands = releaseCommands(t)
    const manifest = shellManifest('1.0.0')
    expect(await commands.release(manifest)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_SIGNATURE', title: 'The release is not signed' },
    })
    const { audit } = await commands.overview()
    expect(audit[0]).toMatchObject({ what: 'refused', detail: { code: 'INVALID_SIGNATURE' } })
    const signature = signManifest(manifest, readSigningKey(keys.privateKey))
    expect(await commands.release(manifest, { signature })).toMatchObject({ status: 200 })
  })
})
