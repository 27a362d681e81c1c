import { FailureReport, LoadReport } from '@mowka/shared/contract/schemas/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../database/database'
import type { Authenticate } from '../http/api'
import type { Person } from '../http/person'
import { ProblemError, unauthorized } from '../http/problem'
import { readCspReports } from './csp-report'
import { reportFailure, reportLoad } from './failure-service'
import { saveCspReport } from './report-store'

/** Calls a minute from one address. A class behind one address opens many pages at once. */
const CALLS = { max: 600, timeWindow: 60_000 }
const CSP_CALLS = { max: 60, timeWindow: 60_000 }

/** What browsers report: releases that load or fail (of signed-in people), and what a page's policy refused. */
export function reportRoutes(
  app: FastifyInstance,
  services: { db: Database; now: () => Date },
  authenticate: Authenticate,
): void {
  const signedIn = async (request: FastifyRequest) => {
    request.person = await authenticate(request)
    if (!request.person) throw unauthorized()
  }

  app.post(
    '/api/platform/failures',
    {
      bodyLimit: 1024,
      onRequest: [app.rateLimit(CALLS), signedIn],
      schema: { summary: 'A release failed', body: FailureReport, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await reportFailure(services, request.body as FailureReport, personOf(request).userId)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/platform/loads',
    {
      bodyLimit: 1024,
      onRequest: [app.rateLimit(CALLS), signedIn],
      schema: { summary: 'A release loaded', body: LoadReport, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await reportLoad(services, request.body as LoadReport, personOf(request).userId)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/platform/csp-reports',
    { onRequest: app.rateLimit(CSP_CALLS), bodyLimit: 16 * 1024, schema: { hide: true } },
    async (request, reply) => {
      for (const report of readCspReports(request.body)) {
        await saveCspReport(services.db, report, services.now())
      }
      return reply.code(204).send()
    },
  )

  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (_, body, done) => {
      try {
        done(null, JSON.parse(String(body)))
      } catch {
        done(new ProblemError(400, 'INVALID_JSON', 'The report is not JSON'))
      }
    },
  )
}

function personOf({ person }: FastifyRequest): Person {
  if (!person) throw unauthorized()
  return person
}
