import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Platform, shared } from './control'
import type { FaultyBuild } from './faulty-build'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** A release as in `pnpm releases --json`. */
export type Release = {
  name: string
  version: string
  withdrawnAt: string | null
  withdrawnWhy: string | null
  seen: { people: number; failed: number; unreached: number }
}

/** The releases that users get for a name. */
export type Pointer = {
  name: string
  live: string
  fallback: string | null
  canary: string | null
  canaryPercent: number
  updatedAt: string
}

/** The parts of `pnpm releases --json` that journeys use. */
export type Overview = {
  pointers: Pointer[]
  releases: Release[]
  audit: { who: string; what: string; name: string; version: string | null }[]
}

const rootToken = (platform: Platform) =>
  fs.readFileSync(path.join(platform.dataDir, 'release-token'), 'utf8')

/** Runs `pnpm <words>` against a platform, like a release engineer. Rejects with the command's output. */
export function pnpm(words: string, platform = shared): Promise<string> {
  const [script = '', ...args] = words.split(' ')
  const env = {
    ...process.env,
    MOWKA_DATA: platform.dataDir,
    MOWKA_URL: platform.url,
    MOWKA_RELEASE_TOKEN: rootToken(platform),
  }
  return new Promise((resolve, reject) => {
    // npm comes with Node and runs the same scripts.
    execFile(
      'npm',
      ['run', '--silent', script, '--', ...args],
      { cwd: root, env },
      (error, stdout, stderr) =>
        error ? reject(new Error(`pnpm ${words}:\n${stdout}${stderr}`)) : resolve(stdout),
    )
  })
}

async function call<Answer>(platform: Platform, method: string, url: string, body?: unknown) {
  const answer = await fetch(`${platform.url}/api/platform/${url}`, {
    method,
    headers: {
      Authorization: `Bearer ${rootToken(platform)}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

/** Returns live, stored and withdrawn releases with the audit log. */
export const overview = async (platform = shared) => (await call<Overview>(platform, 'GET', 'releases')).body

/** Returns the current releases of a remote. */
export async function pointerOf(name: string, platform = shared): Promise<Pointer> {
  const found = (await overview(platform)).pointers.find((each) => each.name === name)
  if (!found) throw new Error(`Nothing of ${name} is live`)
  return found
}

/** The platform's response to a release. */
export type ReleaseAnswer = {
  version?: string
  code?: string
  errors?: { path: string; message: string }[]
}

/** Uploads a build under its own version, for everyone or a percentage of users. */
export function offer(build: FaultyBuild, version: string, platform = shared, canaryPercent?: number) {
  const manifest = { ...build.manifest, version }
  return call<ReleaseAnswer>(platform, 'POST', `releases/${manifest.name}`, {
    manifest,
    files: build.base64(),
    canaryPercent,
  })
}

/** Changes the percentage of a canary; 0 ends it. */
export async function canary(name: string, percent: number, platform = shared): Promise<void> {
  const { status, body } = await call(platform, 'POST', `releases/${name}/canary`, { percent })
  if (status !== 200) throw new Error(`The canary stays: ${JSON.stringify(body)}`)
}

/** Releases a build to everyone. */
export async function release(build: FaultyBuild, version: string, platform = shared): Promise<void> {
  const { status, body } = await offer(build, version, platform)
  if (status !== 200) throw new Error(`The release was refused: ${JSON.stringify(body)}`)
}

/** Rolls everyone back to an earlier release. */
export async function rollBack(name: string, to: string, platform = shared): Promise<void> {
  const { status, body } = await call(platform, 'POST', `releases/${name}/rollback`, { to })
  if (status !== 200) throw new Error(`No way back: ${JSON.stringify(body)}`)
}

/** Reports, like a user's browser, that a release of learning loaded or failed. */
export async function reportRelease(
  what: 'loads' | 'failures',
  report: { version: string; kind?: string },
  token: string,
  platform = shared,
): Promise<void> {
  const answer = await fetch(`${platform.url}/api/platform/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'learning', ...report }),
  })
  if (answer.status !== 204) throw new Error(`${what}: ${answer.status} ${await answer.text()}`)
}

/** Returns the tags of the errors that browsers reported to the sandbox. */
export async function reportedErrors(platform = shared): Promise<Record<string, string>[]> {
  const answer = await fetch(`${platform.errorsUrl}/envelopes`)
  const envelopes = (await answer.json()) as { items: { type: string; tags: Record<string, string> }[] }[]
  return envelopes.flatMap(({ items }) =>
    items.filter(({ type }) => type === 'event').map(({ tags }) => tags),
  )
}
