import fs from 'node:fs'
import path from 'node:path'
import { dist } from './builds'

/** Three builds of the product from the same sources. */
export const variants = ['federated', 'one application', 'naive federation'] as const
export type Variant = (typeof variants)[number]

/** Whether the visit is before or after the change of a remote. */
export type When = 'before' | 'after'

/** Whether a file may be cached forever: its name contains a hash of its content. */
export const isImmutable = (file: string): boolean => /\.[0-9a-f]{12}\.\w+$/.test(file)

const read = (...names: string[]) => {
  const file = path.join(dist, ...names)
  return fs.existsSync(file) ? fs.readFileSync(file) : null
}

/** Returns a file of one application or of a naive federation by its URL, or `null`. */
export function builtFile(variant: Exclude<Variant, 'federated'>, when: When, url: string): Buffer | null {
  const [, remote = '', file = ''] = /^\/remotes\/([a-z]+)\/([\w.-]+)$/.exec(url) ?? []
  if (!file) return null
  const changed = when === 'after' ? '-changed' : ''
  if (variant === 'one application') return read(`one-application${changed}`, file)
  return read(`naive${changed}`, remote, file) ?? read('naive', remote, file)
}

/** Returns the scripts and styles that start one application or the shell of a naive federation, in page order. */
export function startFiles(variant: Exclude<Variant, 'federated'>, when: When): string[] {
  const folder =
    variant === 'one application' && when === 'after' ? 'one-application-changed' : variantFolder[variant]
  return JSON.parse(fs.readFileSync(path.join(dist, folder, 'start.json'), 'utf8'))
}

const variantFolder = { 'one application': 'one-application', 'naive federation': 'naive/shell' } as const
