import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { plansPayload } from '@mowka/scripts/library/import-content'
import { root } from '@mowka/scripts/packages'
import { request } from '@mowka/scripts/platform/platform-client'
import type { Provider } from '@mowka/scripts/platform/token-provider'

/** Offsets of a platform's ports for its stand-ins. */
const PORTS = [0, 1, 2, 3, 4, 5, 25]

/** A shop with PayU's stand-in. The server can be killed at any time; stand-in and data survive. */
export type World = {
  /** URL of the platform. */
  url: string
  /** URL of the stand-in. */
  payu: string
  /** Kills the server like a power failure, and restarts it. Resolves when it is ready. */
  killAndStart: () => Promise<void>
  close: () => Promise<void>
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = 30_000 + Math.floor(Math.random() * 500) * 30
    if ((await Promise.all(PORTS.map((offset) => isFree(port + offset)))).every(Boolean)) return port
  }
  throw new Error('There are no free ports')
}

/** Starts a program and waits until it reports that it is ready. */
function started(program: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = fork(path.join(root, program), {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-4_000)
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said}`)))
  })
}

const ended = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill(signal)
  })

/** Starts a shop on a PostgreSQL URL or the embedded database, with plans as its only content. */
export async function startWorld(provider: Provider, databaseUrl: string | null): Promise<World> {
  const port = await freePort()
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-payments-'))
  const url = `http://localhost:${port}`
  const env = {
    MOWKA_PORT: String(port),
    MOWKA_DATA: data,
    MOWKA_ISSUER: provider.issuer,
    MOWKA_JWKS_URL: provider.jwksUrl,
    MOWKA_AUDIENCE: provider.audience,
    // Each buyer has their own IP address.
    MOWKA_TRUSTED_PROXIES: '1',
    MOWKA_SPEECH_WARM_UP: 'off',
    MOWKA_CONFIRMATION_URL: '',
    MOWKA_LOG: 'fatal',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl ?? '',
  }
  const sandbox = await started('sandbox/dist/main.js', env)
  let server = await started('server/dist/main.js', env)
  await request('POST', `${url}/api/admin/content`, await provider.token(0, ['admin']), plansPayload())
  return {
    url,
    payu: `http://localhost:${port + 2}`,
    async killAndStart() {
      await ended(server, 'SIGKILL')
      server = await started('server/dist/main.js', env)
    },
    async close() {
      await ended(server, 'SIGTERM')
      await ended(sandbox, 'SIGTERM')
      fs.rmSync(data, { recursive: true, force: true })
    },
  }
}
