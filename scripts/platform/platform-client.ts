import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Mode } from '@mowka/build/mode'
import type { ReleaseManifest, ReleaseOutcome } from '@mowka/contract/schemas/release'
import { signManifest } from '@mowka/server/release-signature'
import { signingKey } from '../artifact/signing-key'
import { dataDir, remotes, root } from '../packages'
import { PlainError } from '../steps'

// By default, Node tries each address of `localhost` for only 250 ms, which isn't enough on a busy machine.
net.setDefaultAutoSelectFamilyAttemptTimeout(10_000)

/** A local or remote platform to talk to. */
export type PlatformClient = {
  url: string
  token: string
}

const TOKEN_FILE = path.join(dataDir, 'release-token')

/** Returns the platform at an address (token from MOWKA_RELEASE_TOKEN), or the one that `npm start` runs here. */
export function platformClient(platform?: string): PlatformClient {
  const url = platform ?? process.env.MOWKA_URL ?? `http://localhost:${process.env.MOWKA_PORT ?? 4000}`
  if (!URL.canParse(url)) throw new PlainError(`${url} is not a URL`)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
  // The token of the local platform is never sent to another one.
  const token =
    process.env.MOWKA_RELEASE_TOKEN ??
    (isHere && fs.existsSync(TOKEN_FILE) ? fs.readFileSync(TOKEN_FILE, 'utf8') : undefined)
  if (!token)
    throw new PlainError('No release token: set MOWKA_RELEASE_TOKEN, or start the platform here first.')
  return { url: url.replace(/\/$/, ''), token }
}

/** Stores the local platform's root token for commands on this machine, readable only by its owner. */
export function storeToken(token: string): void {
  fs.mkdirSync(dataDir, { recursive: true })
  fs.writeFileSync(TOKEN_FILE, token, { mode: 0o600 })
}

/** Number of times that a request is repeated while the server is overloaded. */
const MAX_REPEATS = 5

/** Sends JSON with a bearer token, again if the server is overloaded. Throws an error with the problem's message. */
export async function request<Answer>(
  method: string,
  url: string,
  token: string | null,
  body?: unknown,
): Promise<Answer> {
  let answer = await send(method, url, token, body)
  for (let repeat = 0; repeat < MAX_REPEATS; repeat += 1) {
    const seconds = Number(answer.headers.get('Retry-After'))
    if (answer.status !== 503 || !seconds) break
    await answer.body?.cancel()
    await wait(seconds * 1000)
    answer = await send(method, url, token, body)
  }
  const text = await answer.text()
  if (!answer.ok) throw new PlainError(`${method} ${new URL(url).pathname}: ${readable(text, answer.status)}`)
  return (text ? JSON.parse(text) : undefined) as Answer
}

const send = (method: string, url: string, token: string | null, body: unknown): Promise<Response> =>
  fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    const reason = error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
    throw new PlainError(`${url} doesn’t respond (${reason}). Is the platform running?`)
  })

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

/** Options of a release. */
export type ReleaseHow = {
  /** Adds a content hash to the version, so that a local start never conflicts with an existing version that has other files. */
  local?: boolean | undefined
  /** A version other than the one in package.json: makes a new release even if the files are live already. */
  version?: string | undefined
  /** Percentage of users who get the release, 1 to 99; all users if not set. */
  canaryPercent?: number | undefined
  /** Releases a version even if it was withdrawn. */
  again?: boolean | undefined
  /** Remotes that are released right after this shell, so their live releases don't have to run in it. */
  alongside?: readonly string[] | undefined
  /** Build mode. Only the shell releases a development build. */
  mode?: Mode | undefined
}

const folderOf = (folder: string, mode: Mode) => path.join(root, folder, 'dist', mode)

const readBuilt = (folder: string, mode: Mode) =>
  JSON.parse(fs.readFileSync(path.join(folderOf(folder, mode), 'release.json'), 'utf8')) as ReleaseManifest

/** Returns the version of a build on a local start: its version and a hash of its content. */
export function localVersion(folder: string, mode: Mode): string {
  const built = readBuilt(folder, mode)
  const content = createHash('sha256').update(JSON.stringify(built)).digest('hex').slice(0, 8)
  return `${built.version}-local.${content}`
}

/** A local start releases every build under its own version, even a withdrawn one. */
const localRelease = (folder: string): ReleaseHow => ({
  local: true,
  again: true,
  ...(folder === 'shell' && { alongside: remotes.map(({ name }) => name) }),
})

/** Releases the build of a package; with `true`, as a local start does. */
export async function releaseBuild(
  client: PlatformClient,
  folder: string,
  how: ReleaseHow | true,
): Promise<ReleaseOutcome> {
  const {
    local,
    version,
    canaryPercent,
    again,
    alongside,
    mode = 'production',
  }: ReleaseHow = how === true ? localRelease(folder) : how
  const dist = folderOf(folder, mode)
  const built = readBuilt(folder, mode)
  const manifest = {
    ...built,
    version: version ?? (local ? localVersion(folder, mode) : built.version),
  }
  const files = Object.fromEntries(
    manifest.files.map(({ path: file }) => [file, fs.readFileSync(path.join(dist, file)).toString('base64')]),
  )
  const key = signingKey(process.env)
  return request('POST', `${client.url}/api/platform/releases/${manifest.name}`, client.token, {
    manifest,
    files,
    ...(key && { signature: signManifest(manifest, key) }),
    canaryPercent,
    again,
    alongside,
    asNew: version !== undefined,
  })
}
