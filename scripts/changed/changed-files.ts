import { spawnSync } from 'node:child_process'
import { root } from '../packages'
import { PlainError } from '../steps'

/** Runs git. Returns null if it fails. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const lines = (text: string | null) => (text ? text.split('\n') : [])

/**
 * Returns the commit to compare changes with: `since` if set, otherwise the commit where the branch left main. On
 * main, it is the last commit, or its parent if nothing is uncommitted.
 */
export function baseCommit(since?: string): string {
  if (since !== undefined) {
    const named = git('rev-parse', '--verify', '--quiet', `${since}^{commit}`)
    if (!named) throw new PlainError(`No commit ${since}`)
    return named
  }
  const head = git('rev-parse', 'HEAD')
  if (!head) throw new PlainError('Not a git repository: run npm test without "changed"')
  const base = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? head
  if (base !== head || git('status', '--porcelain')) return base
  return git('rev-parse', '--verify', '--quiet', 'HEAD~1') ?? head
}

/** Lists all files changed since a commit, including uncommitted and new ones, as paths from the root. */
export function changedFiles(base: string): string[] {
  const changed = lines(git('diff', '--name-only', '--no-renames', base))
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'))
  return [...new Set([...changed, ...untracked])].sort()
}
