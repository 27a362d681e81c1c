import fs from 'node:fs'
import path from 'node:path'
import type { ReleaseManifest, ReleasesOverview } from '@mowka/contract/schemas/release'
import type { Client } from './client'

/** The remote that is released. */
const NAME = 'vocabulary'

/** Versions of the remote by role. */
export type Pointer = { live: string; canary: string | null }

/** Reads which versions of the remote are released. */
export async function readPointer(releaser: Client): Promise<Pointer> {
  const { pointers } = await releaser.json<ReleasesOverview>({ path: '/api/platform/releases' })
  const pointer = pointers.find(({ name }) => name === NAME)
  if (!pointer) throw new Error(`${NAME} is not released`)
  return { live: pointer.live, canary: pointer.canary }
}

async function expectPointer(releaser: Client, expected: Pointer): Promise<void> {
  const found = await readPointer(releaser)
  if (found.live !== expected.live || found.canary !== expected.canary) {
    throw new Error(`${NAME} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`)
  }
}

/** Releases the packed build as a new version: a growing canary, then everyone, then back to the previous version. */
export async function releaseAndRollBack(releaser: Client, artifact: string, round: number): Promise<void> {
  const { live } = await readPointer(releaser)
  const folder = path.join(artifact, 'releases', NAME)
  const built: ReleaseManifest = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'))
  const version = `99.${round}.0`
  const files = Object.fromEntries(
    built.files.map(({ path: file }) => [file, fs.readFileSync(path.join(folder, file)).toString('base64')]),
  )
  const call = (action: string, body: object) =>
    releaser.json({ method: 'POST', path: `/api/platform/releases/${NAME}${action}`, body })

  await call('', { manifest: { ...built, version }, files, canaryPercent: 10, asNew: true })
  await expectPointer(releaser, { live, canary: version })
  await call('/canary', { canary: version, percent: 50 })
  await call('/canary', { canary: version, percent: 100 })
  await expectPointer(releaser, { live: version, canary: null })
  await call('/rollback', {})
  await expectPointer(releaser, { live, canary: null })
}
