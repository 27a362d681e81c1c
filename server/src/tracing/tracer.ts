import { type Attributes, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { OtlpCollector } from '../metrics/public'

/** Maximum time for exporting the remaining spans at shutdown, in milliseconds. */
const FLUSH_TIMEOUT = 2_000

let isOn = false

/** Whether spans are recorded. If not, nothing of the SDK is loaded. */
export const isTracing = (): boolean => isOn

export type TracingOptions = {
  /** Share of traces that are recorded, from 0 to 1. */
  share: number
  collector: OtlpCollector
  /** Replaces the exporter; for tests. Spans are then exported one by one. */
  exporter?: SpanExporter
}

/**
 * Starts recording spans and exporting them by OTLP. Has to run before the database is opened. Returns a function that
 * exports the remaining spans and stops.
 */
export async function startTracing({
  share,
  collector,
  exporter,
}: TracingOptions): Promise<() => Promise<void>> {
  const [sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  // The trace id alone decides, also for traces begun by a browser: its flag would let anyone record everything.
  const sampler = new sdk.TraceIdRatioBasedSampler(share)
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': collector.serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [
      exporter
        ? new sdk.SimpleSpanProcessor(exporter)
        : new sdk.BatchSpanProcessor(
            new OTLPTraceExporter({ url: `${collector.url}/v1/traces`, headers: collector.headers }),
          ),
    ],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  isOn = true
  return async () => {
    isOn = false
    await Promise.race([
      provider.shutdown().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT).unref()),
    ])
    trace.disable()
    context.disable()
  }
}

/** The server's tracer. */
export const tracer = () => trace.getTracer('mowka')

/** Name of an error for a span. Messages are left out, because they may contain personal data. */
const errorType = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

type SpanOptions = {
  kind: 'client' | 'job'
  attributes: Attributes
}

const kinds = { client: SpanKind.CLIENT, job: SpanKind.CONSUMER }

/**
 * Runs work in a span: a job in a trace of its own, a client call only within a recorded trace. Attributes must not
 * contain personal data.
 */
export async function withSpan<Result>(
  name: string,
  { kind, attributes }: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const isWanted = isOn && (kind === 'job' || trace.getActiveSpan()?.isRecording())
  if (!isWanted) return work()
  const parent = kind === 'job' ? ROOT_CONTEXT : context.active()
  return tracer().startActiveSpan(name, { kind: kinds[kind], attributes }, parent, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setAttribute('error.type', errorType(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
