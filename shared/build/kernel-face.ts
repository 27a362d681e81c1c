/** Returns the kernel's part of the API report, which is everything before the calls. */
const kernelPart = (report: string) => report.slice(report.indexOf('\n## '), report.indexOf('\n## Calls'))

/** Returns the names of a list as in `{ a, type B, c as d }`. */
const listed = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Returns the names that a declaration exports at run time, without types. */
function namesOf(line: string): string[] {
  const declared = /^export declare (?:const|let|function|class|enum) (\w+)/.exec(line)?.[1]
  if (declared) return [declared]
  const list = /^export \{([^}]*)\}/.exec(line)?.[1] ?? ''
  return listed(list)
    .filter((part) => !part.startsWith('type '))
    .map((part) => part.split(' as ').at(-1) ?? part)
}

/** Returns the run-time exports of all kernel modules, as `module name`. */
function runtimeNames(report: string): Set<string> {
  const names = new Set<string>()
  for (const section of kernelPart(report).split('\n## ').slice(1)) {
    const [request = ''] = section.split('\n')
    const own = request.replace('@mowka/kernel/', '')
    const entries = [`// ${own}.d.ts`, `// ${own}/index.d.ts`, `// libraries/${own}.d.ts`]
    let isEntry = false
    for (const line of section.split('\n')) {
      if (line.startsWith('// ')) isEntry = entries.includes(line)
      if (isEntry) for (const name of namesOf(line)) names.add(`${request} ${name}`)
    }
  }
  return names
}

/**
 * Returns the kernel's declarations in alphabetical order, without the files that hold them, so that moving a
 * declaration to another internal file is no change. Names that a file re-exports are listed with their module.
 */
function declarations(report: string): string {
  const found: string[] = []
  for (const section of kernelPart(report).split('\n## ').slice(1)) {
    const [request = ''] = section.split('\n')
    for (const statement of section.split(/\n(?=\S)/)) {
      if (statement.startsWith('// ')) continue
      const [, kind = '', list] = /^export (type )?\{([^}]*)\} from '\./.exec(statement) ?? []
      if (list === undefined) found.push(statement.trim())
      else for (const name of listed(list)) found.push(`${request} ${kind}${name}`)
    }
  }
  return found.sort().join('\n')
}

/** Returns the kernel version of a report. */
const kernelOf = (report: string): string | undefined => /Kernel (\d+\.\d+\.\d+)/.exec(report)?.[1]

/**
 * Checks that the kernel's version was raised enough for the change of its public interface. Returns the problem or
 * `null`. New or changed declarations need a new minor version, so that older shells refuse remotes built with them.
 * Removed names need a new major version, so that the registry refuses the shell while older remotes are live.
 * Whether a changed declaration breaks its users is for the author to decide.
 */
export function versionProblem(before: string, after: string): string | null {
  if (declarations(before) === declarations(after)) return null
  const [was, is] = [kernelOf(before), kernelOf(after)]
  if (!was || !is) return null
  const [oldMajor = 0, oldMinor = 0] = was.split('.').map(Number)
  const [major = 0, minor = 0] = is.split('.').map(Number)
  const now = runtimeNames(after)
  const lost = [...runtimeNames(before)].filter((name) => !now.has(name))
  if (lost.length > 0 && major <= oldMajor) {
    return `The kernel lost ${lost.join(', ')}: raise its version from ${was} to ${oldMajor + 1}.0.0 in shared/build/shared-modules.ts`
  }
  if (major < oldMajor || (major === oldMajor && minor <= oldMinor)) {
    return `The kernel's public face changed: raise its version from ${was} to ${oldMajor}.${oldMinor + 1}.0 in shared/build/shared-modules.ts, or to ${oldMajor + 1}.0.0 if remotes built before cannot run on it`
  }
  return null
}
