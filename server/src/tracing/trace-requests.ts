import {
  context,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isTracing, tracer } from './tracer'

/** Probes and metrics are too frequent and too similar to be worth a trace. */
const untraced = new Set(['/api/health', '/api/ready'])

/**
 * Parses a `traceparent` header of the W3C: version, trace id, span id and flags. `null` if it is missing or invalid.
 */
export function parseTraceparent(header: string | string[] | undefined): SpanContext | null {
  if (typeof header !== 'string') return null
  const match = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header)
  const [, traceId = '', spanId = '', flags = ''] = match ?? []
  const parsed = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  }
  return trace.isSpanContextValid(parsed) ? parsed : null
}

/**
 * Records a span per request, which continues the browser's trace. It contains the route's pattern, status and request
 * id, and never the URL, which may contain codes and ids.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url
    if (route !== undefined && untraced.has(route)) return done()
    const caller = parseTraceparent(request.headers.traceparent)
    const parent = caller ? trace.setSpanContext(context.active(), caller) : context.active()
    const span = tracer().startSpan(
      route === undefined ? request.method : `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          ...(route === undefined ? {} : { 'http.route': route }),
          'mowka.request.id': request.id,
        },
      },
      parent,
    )
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
