import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { remotes, root } from './packages'
import { command, PlainError, step } from './steps'

const usage = 'pnpm new:remote <name>   (small letters and digits, beginning with a letter)'

/** First port for development servers. */
const FIRST_PORT = 4311

const templates = path.join(root, 'scripts/templates/remote')

/** Lists all template files, as paths in the new folder. */
function filesOf(folder = ''): string[] {
  return fs.readdirSync(path.join(templates, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? filesOf(file) : [file.replace(/\.template$/, '')]
  })
}

/** Returns the highest port of the development servers plus one. */
function nextPort(): number {
  const ports = remotes.map(({ folder }) => {
    const config = fs.readFileSync(path.join(root, folder, 'rspack.config.ts'), 'utf8')
    return Number(/\bport: (\d+)/.exec(config)?.[1] ?? 0)
  })
  return Math.max(FIRST_PORT - 1, ...ports) + 1
}

/** Adds the remote to the README, after the last one. */
function addToReadme(folder: string): void {
  const file = path.join(root, 'README.md')
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const last = lines.findLastIndex((line) => line.startsWith('| [`mf-'))
  if (last < 0) throw new PlainError(`README.md lists no remotes: add ${folder} by hand`)
  lines.splice(last + 1, 0, `| [\`${folder}/\`](${folder}) | a new remote |`)
  fs.writeFileSync(file, lines.join('\n'))
}

/** Adds a line at the end of a list in a source file. */
function addToList(file: string, begins: string, ends: string, line: string): void {
  const target = path.join(root, file)
  const lines = fs.readFileSync(target, 'utf8').split('\n')
  const first = lines.findIndex((each) => each.startsWith(begins))
  const end = lines.findIndex((each, index) => index > first && each.startsWith(ends))
  if (first < 0 || end < 0) throw new PlainError(`${file} has no list "${begins}": add by hand:\n${line}`)
  lines.splice(end, 0, line)
  fs.writeFileSync(target, lines.join('\n'))
}

/** Adds a route for the remote's page, in the Default layout and for signed-in users. */
function addRoute(name: string, page: string): void {
  addToList('shared/contract/routes.ts', 'export const routes', '} as const', `  ${page}: '/${name}',`)
  addToList(
    'shell/src/routes/route-table.ts',
    'export const routeTable',
    ']',
    `  from('${name}', '${page}'),`,
  )
  // Runs in another process, because this one has loaded the old routes.
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/api-report.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new PlainError(`The report of shared cannot be written:\n${stderr}`)
}

function install(): void {
  // The version of pnpm that installs the project.
  const pnpm = /'(pnpm@[\d.]+)'/.exec(fs.readFileSync(path.join(root, 'scripts/bootstrap.mjs'), 'utf8'))?.[1]
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', pnpm ?? 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline'],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new PlainError(`Installing failed:\n${stdout}\n${stderr}`)
}

/** `pnpm new:remote <name>`: creates a remote with one complete page at its own address. See docs/remotes.md. */
command(async () => {
  const name = (process.argv[2] ?? '').replace(/^mf-/, '')
  const folder = `mf-${name}`
  if (!/^[a-z][a-z0-9]{1,29}$/.test(name) || name === 'shell') throw new PlainError(usage)
  if (fs.existsSync(path.join(root, folder))) throw new PlainError(`${folder} exists already`)

  // The name becomes a variable in the page, so hyphens aren't possible.
  const page = `${name}Home`
  const words: Record<string, string> = { name, page, port: String(nextPort()) }
  const fill = (text: string) => text.replace(/__(name|page|port)__/g, (_, word: string) => words[word] ?? '')
  await step(`Writing ${folder}`, async () => {
    for (const file of filesOf()) {
      const target = path.join(root, folder, file)
      fs.mkdirSync(path.dirname(target), { recursive: true })
      fs.writeFileSync(target, fill(fs.readFileSync(path.join(templates, `${file}.template`), 'utf8')))
    }
    addToReadme(folder)
  })
  await step('Installing', async () => install())
  await step(`Giving it the address /${name}`, async () => addRoute(name, page))
  console.log(`
npm start shows it at /${name}. With a platform that runs already:
  pnpm release shell && pnpm release ${name}
  pnpm dev ${folder}`)
})
