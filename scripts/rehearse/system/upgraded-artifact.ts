import fs from 'node:fs'
import path from 'node:path'

/** A change that takes a short exclusive lock on the busiest table, like most migrations. */
const STATEMENT = 'ALTER TABLE "progress_events" ADD COLUMN "rehearsed_at" timestamp with time zone;'

/** Creates a copy of a packed artifact that is one migration newer. Large folders are linked. */
export function createUpgradedArtifact(artifact: string, target: string): string {
  fs.mkdirSync(target, { recursive: true })
  for (const name of fs.readdirSync(artifact)) {
    const from = path.join(artifact, name)
    const to = path.join(target, name)
    if (name === 'dist' || name === 'migrations') fs.cpSync(from, to, { recursive: true })
    else fs.symlinkSync(from, to)
  }
  const journalFile = path.join(target, 'migrations/meta/_journal.json')
  const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
    fs.readFileSync(journalFile, 'utf8'),
  )
  const last = journal.entries.at(-1)
  if (!last) throw new Error('The artifact has no migrations')
  const tag = '9999_rehearsal'
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  fs.writeFileSync(journalFile, JSON.stringify(journal))
  fs.writeFileSync(path.join(target, `migrations/${tag}.sql`), STATEMENT)
  return target
}
