import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import type { Api } from '../http/api'
import { anyone } from '../http/policy'
import { overrideRoutes } from './page/override-routes'
import { pageRoutes } from './page/routes'
import { type LivePlatform, LivePlatformReader, livePlatformReader, loadable } from './registry'
import { releaseRoutes } from './releases/routes'
import type { PlatformServices } from './releases/service'
import { reportRoutes } from './reports/routes'

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
  releaseRoutes(api, services)
  reportRoutes(api, services.config)
  overrideRoutes(api, services)
  pageRoutes(app, services, reader)
}
