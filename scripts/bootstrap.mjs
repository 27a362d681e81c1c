/**
 * First step of `npm start` and `npm test`: needs only npm, installs what the lock file says and then runs the
 * TypeScript command. Plain JavaScript, because nothing is installed yet.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = [20, 19]

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
/** The version of pnpm that installs this project. */
const { pnpm } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).config
const [command, ...rest] = process.argv.slice(2)

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

install()
const result = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...rest], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(result.status ?? 1)

/** Installs if the lock file or a manifest has changed since the last installation. */
function install() {
  const foldersIn = (folder) =>
    fs.readdirSync(path.join(root, folder)).map((name) => path.posix.join(folder, name))
  const folders = [...foldersIn('.'), ...foldersIn('shared')].filter((folder) =>
    fs.existsSync(path.join(root, folder, 'package.json')),
  )
  const inputs = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...folders.map((folder) => `${folder}/package.json`),
  ]
  const hash = createHash('sha256')
  for (const file of inputs) hash.update(fs.readFileSync(path.join(root, file)))
  const wanted = hash.digest('hex')
  const stamp = path.join(root, 'node_modules/.installed')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return
  const started = Date.now()
  process.stdout.write('Installing … ')
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', pnpm, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) {
    console.error(`failed\n${stdout}\n${stderr}`)
    process.exit(1)
  }
  fs.writeFileSync(stamp, wanted)
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`)
}
