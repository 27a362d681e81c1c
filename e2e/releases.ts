import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BentBuild } from './bent-build'
import { type Platform, shared } from './control'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** A release as `pnpm releases --json` shows it. */
export type Release = {
  name: string
  version: string
  withdrawnAt: string | null
  withdrawnWhy: string | null
  seen: { people: number; failed: number; unreached: number }
}

/** Which releases of a name people get. */
export type Pointer = {
  name: string
  live: string
  fallback: string | null
  canary: string | null
  canaryPercent: number
  updatedAt: string
}

/** Everything that `pnpm releases --json` shows, as far as journeys look at it. */
export type Overview = {
  pointers: Pointer[]
  releases: Release[]
  audit: { who: string; what: string; name: string; version: string | null }[]
}

const rootToken = (platform: Platform) =>
  fs.readFileSync(path.join(platform.dataDir, 'release-token'), 'utf8')

/** Runs `pnpm <words>` against a platform, as someone does who releases. Rejects with what the command printed. */
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

/** What is live, kept, withdrawn and done. */
export const overview = async (platform = shared) => (await call<Overview>(platform, 'GET', 'releases')).body

/** What people get of a remote. */
export async function pointerOf(name: string, platform = shared): Promise<Pointer> {
  const found = (await overview(platform)).pointers.find((each) => each.name === name)
  if (!found) throw new Error(`Nothing of ${name} is live`)
  return found
}

/** What the platform says to a release. */
export type ReleaseAnswer = {
  version?: string
  code?: string
  errors?: { path: string; message: string }[]
}

/** Sends a build to a platform under its own version, for everyone or for some percent of people. */
export function offer(build: BentBuild, version: string, platform = shared, canaryPercent?: number) {
  const manifest = { ...build.manifest, version }
  return call<ReleaseAnswer>(platform, 'POST', `releases/${manifest.name}`, {
    manifest,
    files: build.base64(),
    canaryPercent,
  })
}

/** Changes how many people get a canary; 0 ends it. */
export async function canary(name: string, percent: number, platform = shared): Promise<void> {
  const { status, body } = await call(platform, 'POST', `releases/${name}/canary`, { percent })
  if (status !== 200) throw new Error(`The canary stays: ${JSON.stringify(body)}`)
}

/** Releases a build to everyone. */
export async function release(build: BentBuild, version: string, platform = shared): Promise<void> {
  const { status, body } = await offer(build, version, platform)
  if (status !== 200) throw new Error(`The release was refused: ${JSON.stringify(body)}`)
}

/** Takes everyone back to a release that was live before. */
export async function rollBack(name: string, to: string, platform = shared): Promise<void> {
  const { status, body } = await call(platform, 'POST', `releases/${name}/rollback`, { to })
  if (status !== 200) throw new Error(`No way back: ${JSON.stringify(body)}`)
}

/** Reports as someone's browser does that a release of learning loaded or failed there. */
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

/** What browsers reported as errors to the sandbox, by the tags of each. */
export async function reportedErrors(platform = shared): Promise<Record<string, string>[]> {
  const answer = await fetch(`${platform.errorsUrl}/envelopes`)
  const envelopes = (await answer.json()) as { items: { type: string; tags: Record<string, string> }[] }[]
  return envelopes.flatMap(({ items }) =>
    items.filter(({ type }) => type === 'event').map(({ tags }) => tags),
  )
}
