import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { ConfigOfMode } from '@mowka/shared/build/mode'
import { DEVELOPMENT_SHELL, type ReleasesOverview } from '@mowka/shared/contract/schemas/platform'
import { type Compiler, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { buildPackages } from './build-packages'
import { type Remote, remotes, root } from './packages'
import { localVersion, type PlatformClient, platformClient, releaseBuild, request } from './platform-client'
import { command, PlainError } from './steps'

const usage = `pnpm dev <remote> [--platform <address>]
Serves one remote with Fast Refresh; everything else comes from a running platform (npm start).`

const started = performance.now()
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`

/** The remote that the command names, by its name or its folder. */
function wanted(named: string | undefined): Remote {
  const found = remotes.find((each) => each.name === named || each.folder === named)
  if (found) return found
  throw new PlainError(`Which one? ${remotes.map((each) => each.folder).join(', ')}\n\n${usage}`)
}

/** Starts the remote's development server; answers its address when the first build is there. */
async function serve({ folder }: Remote, platform: URL): Promise<string> {
  process.env.NODE_ENV = 'development'
  const file = pathToFileURL(path.join(root, folder, 'rspack.config.ts')).href
  const { default: configOf } = (await import(file)) as { default: ConfigOfMode }
  const config = configOf({}, { mode: 'development' })
  const { devServer } = config
  if (!devServer) throw new PlainError(`${folder}/rspack.config.ts names no development server`)
  const compiler: Compiler = rspack(config)
  const server = new RspackDevServer(
    {
      ...devServer,
      // Other pages that are open in the browser must not read the code, nor listen to its changes.
      headers: { 'Access-Control-Allow-Origin': platform.origin, Vary: 'Origin' },
      allowedHosts: ['localhost', '127.0.0.1', platform.hostname],
      devMiddleware: { stats: 'errors-warnings' },
      setupExitSignals: true,
    },
    compiler,
  )
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()))
  await server.start().catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new PlainError(`Port ${devServer.port} is taken, perhaps by another pnpm dev ${folder}`)
      : error
  })
  await built
  return `http://localhost:${devServer.port}`
}

/** Brings the development shell of these sources to the platform, when it has another one or none. */
async function bringShell(client: PlatformClient): Promise<string> {
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

/** A path of the platform that shows the remote, so that the address leads to what is worked on. */
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
  const serving = serve(remote, new URL(client.url)).then((address) => {
    console.log(`${remote.folder} is served at ${address} after ${seconds()}`)
    return address
  })
  const [address, shell] = await Promise.all([serving, bringShell(client)])
  console.log(`${shell} (${seconds()})`)
  console.log(`\nOpen ${client.url}${pathOf(remote)}?mf.${remote.name}=${address}`)
  console.log('The browser keeps it until you take it back in the panel (Ctrl+Alt+M). Stop with Ctrl-C')
})
