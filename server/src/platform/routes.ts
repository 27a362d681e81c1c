import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import type { Api } from '../http/api'
import { anyone } from '../http/policy'
import { LivePlatformReader } from './live-platform'
import { overrideRoutes } from './override-routes'
import { overviewRoutes } from './overview-routes'
import { pageRoutes } from './page-routes'
import { type LivePlatform, readLivePlatform } from './registry'
import { releaseRoutes } from './release-routes'
import type { PlatformServices } from './release-service'
import { reportRoutes } from './report-routes'

/** For what is no page: nothing may run, nothing may frame it. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** The page of the API's documentation brings its own scripts, and styles that it writes inline. */
const DOCS =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"

/** Browsers that came once by HTTPS come by nothing else for a year, here and on every host below. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains'

/** What the platform's routes need. Tests may give another way to read what is live. */
export type PlatformRouteServices = PlatformServices & {
  config: Config
  readLive?: () => Promise<LivePlatform>
}

/** The registry, the files of releases, and the page of the product. */
export async function platformRoutes(
  app: FastifyInstance,
  api: Api,
  services: PlatformRouteServices,
): Promise<void> {
  const { db, config, readLive = () => readLivePlatform(db) } = services
  const reader = new LivePlatformReader(readLive)

  app.addHook('onSend', async (request, reply) => {
    if (config.publicUrl.startsWith('https:')) reply.header('Strict-Transport-Security', HTTPS_ONLY)
    reply.header('X-Content-Type-Options', 'nosniff')
    reply.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    reply.header('Cross-Origin-Opener-Policy', 'same-origin')
    if (!reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', request.url.startsWith('/api/docs') ? DOCS : NOTHING)
    }
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  })

  api.route('getRegistry', anyone, async () => {
    const { shell, registry } = await reader.current()
    return { shell: shell?.version ?? null, registry }
  })
  overviewRoutes(api)
  releaseRoutes(api, services)
  reportRoutes(api)
  overrideRoutes(api, services)
  pageRoutes(app, services, reader)
}
