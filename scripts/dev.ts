import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { ConfigOfMode } from '@mowka/build/mode'
import { DEVELOPMENT_SHELL } from '@mowka/contract/release-names'
import type { ReleasesOverview } from '@mowka/contract/schemas/release'
import { buildPackages } from './build/build-packages'
import { type Remote, remotes, root } from './packages'
import {
  localVersion,
  type PlatformClient,
  platformClient,
  releaseBuild,
  request,
} from './platform/platform-client'
import { command, PlainError } from './steps'

const usage = `pnpm dev <remote> [--platform <address>]
Serves one remote with Fast Refresh; everything else comes from a running platform (npm start).`

const started = performance.now()
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`

/** Returns the remote named in the command, by its name or its folder. */
function wanted(named: string | undefined): Remote {
  const found = remotes.find((each) => each.name === named || each.folder === named)
  if (found) return found
  throw new PlainError(`Which remote? ${remotes.map((each) => each.folder).join(', ')}\n\n${usage}`)
}

/** Returns the port from the remote's own configuration. */
async function portOf({ folder }: Remote): Promise<number> {
  const file = pathToFileURL(path.join(root, folder, 'rspack.config.ts')).href
  const { default: configOf } = (await import(file)) as { default: ConfigOfMode }
  const { devServer } = configOf({}, { mode: 'development' })
  const port = Number(devServer ? devServer.port : 0)
  if (!port) throw new PlainError(`${folder}/rspack.config.ts has no port`)
  return port
}

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect({ port, host: 'localhost' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Starts the remote's development server. Returns its address after the first build. */
async function serve(remote: Remote, platform: string): Promise<string> {
  const { folder } = remote
  const port = await portOf(remote)
  if (await isTaken(port))
    throw new PlainError(`Port ${port} is in use, perhaps by another pnpm dev ${folder}`)
  // Runs in its own process, because the bundler writes some of its own functions into builds.
  const child = spawn(
    path.join(root, folder, 'node_modules/.bin/rspack'),
    ['serve', '--mode', 'development', '--env', `platform=${platform}`],
    { cwd: path.join(root, folder), stdio: ['ignore', 'inherit', 'inherit'] },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  process.on('exit', () => child.kill())
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code) reject(new PlainError(`The development server of ${folder} ended with ${code}`))
      else process.exit(0)
    })
  })
  ended.catch(() => process.exit(1))
  const address = `http://localhost:${port}`
  // It responds after the first build.
  const answers = async (): Promise<void> => {
    const answer = await fetch(`${address}/remoteEntry.js`, { method: 'HEAD' }).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
    return answers()
  }
  await Promise.race([answers(), ended])
  return address
}

/** Releases the development shell of these sources to the platform, unless it is there already. */
async function releaseShell(client: PlatformClient): Promise<string> {
  await buildPackages(['shell'], false, 'development')
  const { pointers } = await request<ReleasesOverview>(
    'GET',
    `${client.url}/api/platform/releases`,
    client.token,
  )
  const live = pointers.find((each) => each.name === DEVELOPMENT_SHELL)?.live
  if (live === localVersion('shell', 'development')) return `The platform has the development shell ${live}`
  const { version } = await releaseBuild(client, 'shell', { local: true, again: true, mode: 'development' })
  return `Brought the development shell ${version} to the platform`
}

/** Returns the path of a page of the remote, so that the printed URL opens it. */
function pathOf({ name }: Remote): string {
  const file = path.join(root, 'shell/dist/development/release.json')
  const { shell } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    shell?: { routes: { path: string; remote: string }[] }
  }
  return shell?.routes.find((route) => route.remote === name && !route.path.includes(':'))?.path ?? '/'
}

/** `pnpm dev <remote>`: see docs/remotes.md. */
command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { platform: { type: 'string' } },
  })
  const remote = wanted(positionals[0])
  const client = platformClient(values.platform)
  await request('GET', `${client.url}/api/health`, null)
  const serving = serve(remote, client.url).then((address) => {
    console.log(`${remote.folder} is served at ${address} after ${seconds()}`)
    return address
  })
  const [address, shell] = await Promise.all([serving, releaseShell(client)])
  console.log(`${shell} (${seconds()})`)
  console.log(`\nOpen ${client.url}${pathOf(remote)}?mf.${remote.name}=${address}`)
  console.log('The browser uses it until you reset it in the panel (Ctrl+Alt+M). Stop with Ctrl-C')
})
