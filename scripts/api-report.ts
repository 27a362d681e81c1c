import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { contractTable, routeLines } from '@mowka/build/contract-table'
import { versionProblem } from '@mowka/build/kernel-face'
import { KERNEL_VERSION, sharedModules } from '@mowka/build/shared-modules'
import { root } from './packages'
import { command, PlainError } from './steps'

const REPORT = path.join(root, 'shared/api-report.md')

/** Names and paths of the kernel's own modules and of the libraries that it provides in part. */
const kernelFaces = sharedModules.flatMap(({ request, inParts }) => {
  const own = /^@mowka\/kernel\/(.+)$/.exec(request)?.[1]
  const source = inParts ? `libraries/${request}` : own
  return source ? [{ request, source }] : []
})

/** Writes the declarations of the kernel and of everything that it imports into a folder. */
function emitDeclarations(folder: string): void {
  const options = [
    '--declaration',
    '--emitDeclarationOnly',
    '--noEmit',
    'false',
    '--noCheck',
    '--removeComments',
  ]
  const { status, stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['-p', 'shared/kernel', ...options, '--rootDir', 'shared', '--outDir', folder],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new PlainError(`TypeScript cannot emit the declarations of the kernel:\n${stdout}`)
}

const existing = (files: string[]) => files.find((file) => fs.existsSync(file))

/** Returns the declaration files that a kernel module re-exports, including its own. */
function reachable(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  const text = fs.readFileSync(entry, 'utf8')
  for (const [, , request = ''] of text.matchAll(/(from|import\()\s*['"](\.[^'"]+)['"]/g)) {
    const target = path.resolve(path.dirname(entry), request)
    const file = existing([`${target}.d.ts`, path.join(target, 'index.d.ts')])
    if (file) reachable(file, found)
  }
  return found
}

/** Returns a declaration without comments, imports and empty lines. */
const bare = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^import [\s\S]*?;\n/gm, '')
    .replace(/^export \{\};\n/gm, '')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()

/** Returns the public interface of the kernel and the contract as text, so that reviews show each change. */
export function apiReport(): string {
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-declarations-'))
  try {
    emitDeclarations(target)
    const folder = path.join(target, 'kernel')
    const files = new Set<string>()
    const modules = kernelFaces.map(({ request, source }) => {
      const entry = existing([path.join(folder, `${source}.d.ts`), path.join(folder, source, 'index.d.ts')])
      if (!entry) throw new PlainError(`The kernel module ${request} has no source`)
      const more = [...reachable(entry)].filter((file) => !files.has(file)).sort()
      for (const file of more) files.add(file)
      const parts = more
        .map((file) => [path.relative(folder, file), bare(fs.readFileSync(file, 'utf8'))] as const)
        .filter(([, text]) => text)
        .map(([file, text]) => `// ${file.split(path.sep).join('/')}\n${text}`)
      return `## ${request}\n\n\`\`\`ts\n${parts.join('\n\n')}\n\`\`\``
    })
    return [
      '# The public face of shared',
      `Written by \`pnpm api-report\`; not by hand. Kernel ${KERNEL_VERSION}. A change of the kernel raises its version in \`shared/build/shared-modules.ts\`: the minor part for more, the major part for a break.`,
      ...modules,
      `## Calls\n\nWith a print of each shape.\n\n\`\`\`\n${contractTable().join('\n')}\n\`\`\``,
      `## Routes\n\n\`\`\`\n${routeLines().join('\n')}\n\`\`\``,
      '',
    ].join('\n\n')
  } finally {
    fs.rmSync(target, { recursive: true })
  }
}

/** Returns the differences from the committed report, or `null` if it is up to date. */
export function checkApiReport(): string | null {
  const committed = fs.existsSync(REPORT) ? fs.readFileSync(REPORT, 'utf8').split('\n') : []
  const current = apiReport().split('\n')
  const gone = committed.filter((line) => !current.includes(line)).map((line) => `- ${line}`)
  const added = current.filter((line) => !committed.includes(line)).map((line) => `+ ${line}`)
  if (committed.join('\n') === current.join('\n')) return null
  const shown = [...gone, ...added].slice(0, 20).join('\n')
  return `The public face of shared changed. Read the change, then write it down with pnpm api-report:\n${shown}`
}

/** Writes the report. @throws PlainError if the kernel changed but its version didn't */
function writeApiReport(): void {
  const report = apiReport()
  const problem = fs.existsSync(REPORT) ? versionProblem(fs.readFileSync(REPORT, 'utf8'), report) : null
  if (problem) throw new PlainError(problem)
  fs.writeFileSync(REPORT, report)
}

/** `pnpm api-report [--check]`: writes the report if the kernel's version fits, or fails when it is out of date. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  command(async () => {
    if (process.argv.includes('--check')) {
      const problem = checkApiReport()
      if (problem) throw new PlainError(problem)
    } else {
      writeApiReport()
      console.log(`${path.relative(root, REPORT)} is up to date`)
    }
  })
}
