import path from 'node:path'
import { startS3 } from '@mowka/server/testing/s3-stand-in'
import { type Audit, auditLearners } from './audit'
import type { Learner } from './clients/learner'
import { runMeanwhile } from './system/children'
import type { Programs } from './system/programs'
import type { Topology } from './system/topology'

const DATABASE = 'restored'

/** Backs the platform up, restores it into an empty database and an empty bucket, and audits the restored data. */
export async function restoreElsewhere(
  { postgres: program }: Programs,
  { env, folder, postgres, ports }: Topology,
  artifact: string,
  learners: readonly Learner[],
): Promise<Audit & { notes: string[] }> {
  const backup = path.join(folder, 'backup')
  const run = async (command: string, changes: NodeJS.ProcessEnv = {}) =>
    (
      await runMeanwhile('node', [path.join(artifact, 'dist/backup.js'), command, backup], {
        env: { ...env, ...changes },
      })
    ).trim()
  const bucket = await startS3({ listenOn: ports.restoredBucket })
  try {
    const saved = await run('create')
    await runMeanwhile(program('psql'), ['-d', postgres.url(), '-c', `create database ${DATABASE}`])
    const restored = await run('restore', {
      DATABASE_URL: postgres.url(DATABASE),
      MOWKA_S3_ENDPOINT: bucket.settings.endpoint,
    })
    return { ...(await auditLearners(postgres.url(DATABASE), learners)), notes: [saved, restored] }
  } finally {
    await bucket.close()
  }
}
