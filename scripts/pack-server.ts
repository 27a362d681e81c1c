import { execFile } from 'node:child_process'
import type { KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { SIGNATURE_FILE, signManifest } from '@mowka/server/release-signature'
import { writeChecksums } from './artifact/checksums'
import { removeInstallationRecords, reproducibleBom, reproducibleLicenses } from './artifact/reproducible'
import { signingKey } from './artifact/signing-key'
import { buildPackages } from './build/build-packages'
import { prepareWordLists } from './build/word-lists'
import { releasable, root } from './packages'
import { command, PlainError, step } from './steps'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const out = path.resolve(values.out ?? path.join(root, 'dist/mowka-server'))

const { config }: { config: { pnpm: string } } = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
)

const run = promisify(execFile)

/** Runs pnpm in the repository and returns its output. Throws an error with the end of its output. */
async function pnpm(...args: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await run('npx', ['--yes', config.pnpm, ...args], options).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new PlainError(
        `pnpm ${args.join(' ')} failed\n${error.stdout?.slice(-4000)}\n${error.stderr?.slice(-4000)}`,
      )
    },
  )
  return stdout
}

/** Whether a library file is needed only for development. Licence files never are. */
const isForDevelopers = (file: string) =>
  /\.(map|[cm]?ts|md)$/i.test(file) && !/licen[cs]e|notice|copying/i.test(path.basename(file))

function removeDeveloperFiles(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && isForDevelopers(entry.name)) fs.rmSync(path.join(entry.parentPath, entry.name))
  }
}

/** Copies a front-end build with the files listed in its manifest, and signs it with a key. */
function copyRelease(folder: string, name: string, key: KeyObject | null): void {
  const from = path.join(root, folder, 'dist/production')
  const to = path.join(out, 'releases', name)
  const manifest = path.join(from, 'release.json')
  const { files }: { files: { path: string }[] } = JSON.parse(fs.readFileSync(manifest, 'utf8'))
  for (const file of ['release.json', ...files.map((each) => each.path)]) {
    fs.cpSync(path.join(from, file), path.join(to, file))
  }
  if (!key) return
  const signature = signManifest(JSON.parse(fs.readFileSync(manifest, 'utf8')), key)
  fs.writeFileSync(path.join(to, SIGNATURE_FILE), `${signature}\n`)
}

/**
 * `pnpm pack:server [--out <folder>]`: creates a folder that runs the server on plain Node, without the workspace:
 * the built program with its libraries, migrations, word lists, icons, the built shell and remotes as initial
 * releases, a bill of materials (CycloneDX), the licences of the libraries, and the checksums of all files. Signed
 * with the operator's key, if there is one. The same sources give the same bytes. See docs/operations.md.
 */
command(async () => {
  const key = signingKey(process.env)
  await step('Expanding the word lists', async () => prepareWordLists())
  await step('Building', () => buildPackages([...releasable.map((each) => each.folder), 'server']))
  fs.rmSync(out, { recursive: true, force: true })
  const server = ['--filter', '@mowka/server', '--prod'] as const
  const [, bom, licenses] = await step('Collecting the server, its libraries and their licences', () =>
    Promise.all([
      pnpm('--filter', '@mowka/server', '--config.nodeLinker=hoisted', 'deploy', '--prod', '--legacy', out),
      pnpm('sbom', ...server, '--sbom-format', 'cyclonedx', '--sbom-type', 'application'),
      pnpm('licenses', 'list', ...server, '--json'),
    ]),
  )
  removeInstallationRecords(path.join(out, 'node_modules'))
  removeDeveloperFiles(path.join(out, 'node_modules'))
  await step('Copying the front end', async () => {
    for (const { folder, name } of releasable) copyRelease(folder, name, key)
  })
  fs.writeFileSync(path.join(out, 'sbom.cdx.json'), reproducibleBom(bom))
  fs.writeFileSync(path.join(out, 'licenses.json'), reproducibleLicenses(licenses))
  writeChecksums(out, key)
  console.log(`Packed into ${path.relative(process.cwd(), out)}${key ? ', signed' : ''}`)
})
