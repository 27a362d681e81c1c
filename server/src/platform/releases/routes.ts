import type { ReleasesOverview } from '@mowka/contract/schemas/release'
import type { Config } from '../../config'
import type { Database } from '../../database/database'
import type { Api } from '../../http/api'
import { staffOnly } from '../../http/policy'
import { readEmails } from '../../user/public'
import { readCspReports, readSeen } from '../reports/store'
import { readAudit, readPointers, readReleases } from '../store'
import { RELEASE_LIMIT } from './files'
import { deleteOldReleases, RETENTION_DAYS } from './retention-service'
import { type PlatformServices, release } from './service'
import { changeCanary, rollback } from './stored-release-service'
import { checkRoot, createToken, listTokens, releasePolicies, revokeToken } from './token-service'

/**
 * A release is uploaded as one JSON document: files in base64, which makes them a third larger, plus the manifest.
 */
const UPLOAD_LIMIT = Math.ceil((RELEASE_LIMIT * 4) / 3) + 1024 * 1024

/** Per address: enough to deploy everything, too few to guess tokens. */
const callsPerMinute = 120

/** The state of releases for the panel, and release commands, which require a release token. */
export function releaseRoutes(api: Api, services: PlatformServices & { config: Config }): void {
  const { releaserOfName, anyReleaser, rootReleaser, rootReleaserOfAny } = releasePolicies(services)

  api.route(
    'uploadRelease',
    releaserOfName,
    ({ params, body, object }) => {
      if (body.alongside?.length) checkRoot(object)
      const { files, ...upload } = body
      const bytes = Object.fromEntries(
        Object.entries(files).map(([path, base64]) => [path, Buffer.from(base64, 'base64')]),
      )
      return release(
        services,
        params.name,
        { ...upload, manifest: upload.manifest, files: bytes },
        object.who,
      )
    },
    { bodyLimit: UPLOAD_LIMIT, callsPerMinute },
  )

  api.route(
    'changeCanary',
    releaserOfName,
    ({ params, body, object }) => changeCanary(services, params.name, body, object.who),
    { callsPerMinute },
  )

  api.route(
    'rollBackRelease',
    releaserOfName,
    ({ params, body, object }) => rollback(services, params.name, body.to, object.who),
    { callsPerMinute },
  )

  api.route('getReleases', staffOnly('admin'), ({ db }) => readOverview(db))

  api.route('readReleases', anyReleaser, ({ db }) => readOverview(db), { callsPerMinute })

  api.route(
    'removeOldReleases',
    rootReleaser,
    ({ body, object }) => deleteOldReleases(services, body.days ?? RETENTION_DAYS, object.who),
    { callsPerMinute },
  )

  api.route('createReleaseToken', rootReleaser, ({ body }) => createToken(services, body.name, body.label), {
    callsPerMinute,
  })

  api.route('listReleaseTokens', rootReleaser, ({ db }) => listTokens(db), { callsPerMinute })

  api.route('revokeReleaseToken', rootReleaserOfAny, ({ params }) => revokeToken(services, params.id), {
    callsPerMinute,
  })
}

/** Number of audit entries shown. */
const AUDIT_LINES = 200

/** Returns all releases, their audiences, and the audit log. */
async function readOverview(db: Database): Promise<ReleasesOverview> {
  const [pointers, releases, audit, cspReports] = await Promise.all([
    readPointers(db),
    readReleases(db),
    readAudit(db, AUDIT_LINES),
    readCspReports(db),
  ])
  // Commands are recorded under their token's label, users under their account id.
  const emails = await readEmails(db, [...new Set(audit.map(({ who }) => who))])
  const seen = await Promise.all(releases.map(({ name, version }) => readSeen(db, name, version)))
  return {
    pointers: pointers.map(({ salt: _, ...pointer }) => ({
      ...pointer,
      updatedAt: pointer.updatedAt.toISOString(),
    })),
    releases: releases.map(({ servedUntil: _, ...release }, at) => ({
      ...release,
      createdAt: release.createdAt.toISOString(),
      withdrawnAt: release.withdrawnAt?.toISOString() ?? null,
      seen: seen[at] ?? { people: 0, failed: 0, unreached: 0 },
    })),
    audit: audit.map((line) => ({
      ...line,
      who: emails.get(line.who) ?? line.who,
      at: line.at.toISOString(),
    })),
    cspReports: cspReports.map((report) => ({ ...report, lastAt: report.lastAt.toISOString() })),
  }
}
