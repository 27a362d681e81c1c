import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DURATION_BUCKETS, meter } from './meter'

/** Route of requests that match none. */
const NO_ROUTE = 'none'

/** The pattern of a route: a URL may contain codes and ids. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? NO_ROUTE

/** Records the duration of every response by route and status, and writes an access log at level `info`. */
export function observeRequests(app: FastifyInstance): void {
  const duration = meter().createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Duration of requests by route and status',
    advice: { explicitBucketBoundaries: DURATION_BUCKETS },
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request)
    const status = reply.statusCode
    duration.record(reply.elapsedTime / 1000, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    })
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request')
    done()
  })
}
