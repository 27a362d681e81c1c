import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { installedPrograms } from '../../platform/postgres'

/** Debian's programs that a rehearsal starts. */
export type Programs = { nginx: string; openssl: string; postgres: (name: string) => string }

const pathOf = (name: string): string | null => {
  const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()
  if (found) return found
  const system = path.join('/usr/sbin', name)
  return fs.existsSync(system) ? system : null
}

/** Finds the programs, or returns the names of the missing Debian packages. */
export function findPrograms(): Programs | { missing: string[] } {
  const nginx = pathOf('nginx')
  const openssl = pathOf('openssl')
  const postgres = installedPrograms()
  if (nginx && openssl && postgres) return { nginx, openssl, postgres: (name) => path.join(postgres, name) }
  const missing = [nginx ? '' : 'nginx', openssl ? '' : 'openssl', postgres ? '' : 'postgresql']
  return { missing: missing.filter(Boolean) }
}
