import {
  Percent,
  ReleaseName,
  ReleaseOutcome,
  ReleasesOverview,
  ReleaseToken,
  ReleaseUpload,
  RetentionOutcome,
  Version,
} from '@mowka/shared/contract/schemas/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config'
import { changeCanary, rollback } from './kept-release-service'
import { readOverview } from './overview'
import { RELEASE_LIMIT } from './release-files'
import { type PlatformServices, release } from './release-service'
import { DAYS_KEPT } from './retention'
import { removeOld } from './retention-service'
import { readTokens } from './store'
import {
  checkReleaser,
  checkRoot,
  createToken,
  type Releaser,
  readReleaser,
  revokeToken,
} from './token-service'

/** A release arrives as one JSON; base64 makes files a third longer, and the manifest comes on top. */
const UPLOAD_LIMIT = Math.ceil((RELEASE_LIMIT * 4) / 3) + 1024 * 1024

/** Calls a minute from one address: enough for a deployment of everything, too few to guess tokens. */
const CALLS = { max: 120, timeWindow: 60_000 }

const NameParams = z.object({ name: ReleaseName })
const IdParams = z.object({ id: z.string().max(60) })
const Canary = z.object({ version: Version.optional(), percent: Percent, canary: Version.optional() })
const Rollback = z.object({ to: Version.optional() })
const NewToken = z.object({ name: ReleaseName, label: z.string().trim().min(1).max(80) })
const Retention = z.object({ days: z.number().int().min(1).max(3650).default(DAYS_KEPT) })

const bearer = (request: FastifyRequest) => /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]

/**
 * The commands of releases. Each needs a release token, which is checked before a body is read; calls are counted
 * before the token is, so that wrong ones count too.
 */
export function releaseRoutes(app: FastifyInstance, services: PlatformServices & { config: Config }): void {
  const { config, db } = services
  app.decorateRequest('releaser', null)

  const asReleaser = async (request: FastifyRequest) => {
    request.releaser = await readReleaser(db, config.releaseRootToken, bearer(request))
  }
  const asReleaserOfName = async (request: FastifyRequest) => {
    await asReleaser(request)
    checkReleaser(releaserOf(request), (request.params as { name: string }).name)
  }
  const asRoot = async (request: FastifyRequest) => {
    await asReleaser(request)
    checkRoot(releaserOf(request))
  }

  app.post(
    '/api/platform/releases/:name',
    {
      bodyLimit: UPLOAD_LIMIT,
      onRequest: [app.rateLimit(CALLS), asReleaserOfName],
      schema: {
        summary: 'Releases one name, to all or to some',
        params: NameParams,
        body: ReleaseUpload,
        response: { 200: ReleaseOutcome },
      },
    },
    async (request) => {
      const { name } = request.params as z.output<typeof NameParams>
      const { files, ...upload } = request.body as z.output<typeof ReleaseUpload>
      const bytes = Object.fromEntries(
        Object.entries(files).map(([path, base64]) => [path, Buffer.from(base64, 'base64')]),
      )
      return release(
        services,
        name,
        { ...upload, manifest: upload.manifest, files: bytes },
        releaserOf(request).who,
      )
    },
  )

  app.post(
    '/api/platform/releases/:name/canary',
    {
      onRequest: [app.rateLimit(CALLS), asReleaserOfName],
      schema: {
        summary: 'Gives a release to some people; 0 ends it, 100 makes it live',
        params: NameParams,
        body: Canary,
        response: { 200: ReleaseOutcome },
      },
    },
    async (request) => {
      const { name } = request.params as z.output<typeof NameParams>
      return changeCanary(services, name, request.body as z.output<typeof Canary>, releaserOf(request).who)
    },
  )

  app.post(
    '/api/platform/releases/:name/rollback',
    {
      onRequest: [app.rateLimit(CALLS), asReleaserOfName],
      schema: {
        summary: 'Goes back to the release before, or to a named one',
        params: NameParams,
        body: Rollback,
        response: { 200: ReleaseOutcome },
      },
    },
    async (request) => {
      const { name } = request.params as z.output<typeof NameParams>
      const { to } = request.body as z.output<typeof Rollback>
      return rollback(services, name, to, releaserOf(request).who)
    },
  )

  app.get(
    '/api/platform/releases',
    {
      onRequest: [app.rateLimit(CALLS), asReleaser],
      schema: { summary: 'All releases and what happened to them', response: { 200: ReleasesOverview } },
    },
    () => readOverview(db),
  )

  app.post(
    '/api/platform/retention',
    {
      onRequest: [app.rateLimit(CALLS), asRoot],
      schema: {
        summary: 'Removes what nothing points at and no open page needs',
        body: Retention,
        response: { 200: RetentionOutcome },
      },
    },
    async (request) =>
      removeOld(services, (request.body as z.output<typeof Retention>).days, releaserOf(request).who),
  )

  app.post(
    '/api/platform/tokens',
    {
      onRequest: [app.rateLimit(CALLS), asRoot],
      schema: {
        summary: 'Makes a token for one name; its secret is shown once',
        body: NewToken,
        response: { 200: z.object({ id: z.string(), token: z.string() }) },
      },
    },
    async (request) => {
      const { name, label } = request.body as z.output<typeof NewToken>
      return createToken(services, name, label)
    },
  )

  app.get(
    '/api/platform/tokens',
    {
      onRequest: [app.rateLimit(CALLS), asRoot],
      schema: { summary: 'Tokens without their secrets', response: { 200: z.array(ReleaseToken) } },
    },
    () => readTokens(db),
  )

  app.delete(
    '/api/platform/tokens/:id',
    {
      onRequest: [app.rateLimit(CALLS), asRoot],
      schema: { summary: 'Ends a token', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await revokeToken(services, (request.params as z.output<typeof IdParams>).id)
      return reply.code(204).send()
    },
  )
}

function releaserOf({ releaser }: FastifyRequest): Releaser {
  if (!releaser) throw new Error('The route asks for a releaser without finding one out')
  return releaser
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who holds the release token of this request. */
    releaser: Releaser | null
  }
}
