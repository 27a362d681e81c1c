import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import type { Api } from '../http/api'
import { adminOnly, anyone, signedIn } from '../http/policy'
import { overrideRoutes } from './override-routes'
import { pageRoutes } from './page-routes'
import { type LivePlatform, LivePlatformReader, livePlatformReader, loadable } from './registry'
import { readOverview, releaseRoutes } from './release-routes'
import type { PlatformServices } from './release-service'
import { ProblemError } from '../http/problem'
import { readCspReports } from './csp-report'
import { reportFailure, reportLoad } from './failure-service'
import { saveCspReport } from './report-store'

/** The state of releases for the panel. Commands read the same with a release token (`release-routes.ts`). */
function overviewRoutes(api: Api): void {
  api.route('getReleases', adminOnly, ({ db }) => readOverview(db))
}

/** Services of the platform routes. Tests can replace the reader of the live releases. */
export type PlatformRouteServices = PlatformServices & {
  config: Config
  /** Folder of the product's icons. */
  icons: string
  readLive?: () => Promise<LivePlatform>
}

/** The registry, release files, and the product's page. */
export async function platformRoutes(
  app: FastifyInstance,
  api: Api,
  services: PlatformRouteServices,
): Promise<void> {
  const { db, readLive = livePlatformReader(db) } = services
  const reader = new LivePlatformReader(readLive)

  api.route('getRegistry', anyone('included in every page, also for visitors'), async () => {
    const { shell, registry } = await reader.current()
    const shellFiles = shell ? loadable(shell).integrity : {}
    return { shell: shell?.version ?? null, shellFiles, registry }
  })
  overviewRoutes(api)
  releaseRoutes(api, services)
  reportRoutes(api, services.config)
  overrideRoutes(api, services)
  pageRoutes(app, services, reader)
}

/** Maximum size of a report in bytes; it contains only a release and a kind of failure. */
const REPORT_LIMIT = 1024
/** Reports per person and minute: every release of every remote, in several tabs. */
const REPORTS_PER_MINUTE = 600
/** Maximum size of CSP reports in bytes; browsers batch several violations. */
const CSP_LIMIT = 16 * 1024
const CSP_REPORTS_PER_MINUTE = 60

/** Reports from browsers: loaded and failed releases (of signed-in users), and CSP violations. */
function reportRoutes(api: Api, { witnessHours }: Pick<Config, 'witnessHours'>): void {
  const limits = { bodyLimit: REPORT_LIMIT, callsPerMinute: REPORTS_PER_MINUTE }

  api.route(
    'reportFailure',
    signedIn,
    ({ db, now, person, body }) => reportFailure({ db, now: () => now, witnessHours }, body, person.userId),
    limits,
  )

  api.route(
    'reportLoad',
    signedIn,
    ({ db, now, person, body }) => reportLoad({ db, now: () => now }, body, person.userId),
    limits,
  )

  api.route(
    'reportCsp',
    anyone('browsers send CSP reports without a token'),
    async ({ db, now, body }) => {
      for (const report of readCspReports(parsed(body))) await saveCspReport(db, report, now)
    },
    { bodyLimit: CSP_LIMIT, callsPerMinute: CSP_REPORTS_PER_MINUTE },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProblemError(400, 'INVALID_JSON', 'The report is not JSON')
  }
}
