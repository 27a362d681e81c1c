import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { dataDir, root } from './packages'
import { PlainError } from './steps'

/** A platform to talk to, local or distant. */
export type PlatformClient = {
  url: string
  token: string
}

const TOKEN_FILE = path.join(dataDir, 'release-token')

/** The platform of `--platform URL` (token from MOWKA_RELEASE_TOKEN), or the one that `npm start` runs here. */
export function platformClient(argv: readonly string[]): PlatformClient {
  const at = argv.indexOf('--platform')
  const url =
    at >= 0 ? argv[at + 1] : (process.env.MOWKA_URL ?? `http://localhost:${process.env.MOWKA_PORT ?? 4000}`)
  const token =
    process.env.MOWKA_RELEASE_TOKEN ??
    (fs.existsSync(TOKEN_FILE) ? fs.readFileSync(TOKEN_FILE, 'utf8') : undefined)
  if (!url) throw new PlainError('--platform needs an address')
  if (!token)
    throw new PlainError('No release token: set MOWKA_RELEASE_TOKEN, or start the platform here first.')
  return { url: url.replace(/\/$/, ''), token }
}

/** Keeps the local platform's root token for the commands of this machine, readable by its owner alone. */
export function keepToken(token: string): void {
  fs.mkdirSync(dataDir, { recursive: true })
  fs.writeFileSync(TOKEN_FILE, token, { mode: 0o600 })
}

/** Sends JSON with a bearer token. Throws with the problem's own words. */
export async function request<Answer>(
  method: string,
  url: string,
  token: string | null,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new PlainError(`${url} does not answer (${error.message}). Is the platform running?`)
  })
  const text = await answer.text()
  if (!answer.ok) throw new PlainError(`${method} ${new URL(url).pathname}: ${readable(text, answer.status)}`)
  return (text ? JSON.parse(text) : undefined) as Answer
}

function readable(text: string, status: number): string {
  try {
    const problem = JSON.parse(text) as {
      title?: string
      detail?: string
      errors?: { path: string; message: string }[]
    }
    const reasons = (problem.errors ?? []).map((each) => `\n  ${each.path}: ${each.message}`).join('')
    return `${status} ${problem.title ?? ''} ${problem.detail ?? ''}${reasons}`
  } catch {
    return `${status} ${text.slice(0, 500)}`
  }
}

type Manifest = { name: string; version: string; files: { path: string; integrity: string }[] }

/** What became of a release. */
export type ReleaseOutcome = { name: string; version: string; unchanged: boolean }

/**
 * Releases the build of a package. `local` names it after its content, so that a local start never meets a version
 * that exists with other files.
 */
export async function releaseBuild(
  client: PlatformClient,
  folder: string,
  local: boolean,
): Promise<ReleaseOutcome> {
  const dist = path.join(root, folder, 'dist/production')
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, 'release.json'), 'utf8')) as Manifest
  if (local) {
    const content = createHash('sha256').update(JSON.stringify(manifest.files)).digest('hex').slice(0, 8)
    manifest.version = `${manifest.version}-local.${content}`
  }
  const files = Object.fromEntries(
    manifest.files.map(({ path: file }) => [file, fs.readFileSync(path.join(dist, file)).toString('base64')]),
  )
  return request('POST', `${client.url}/api/platform/releases/${manifest.name}`, client.token, {
    manifest,
    files,
  })
}
