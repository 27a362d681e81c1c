import { DiagLogLevel, diag, type Meter, metrics } from '@opentelemetry/api'
import type { IMetricReader } from '@opentelemetry/sdk-metrics'

/** Creates the server's instruments. Records nothing unless `startMetrics` ran before. */
export const meter = (): Meter => metrics.getMeter('mowka')

/** Upper bounds of duration buckets in seconds, by the OpenTelemetry conventions for HTTP. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/** Interval between two exports by OTLP, in milliseconds. */
const EXPORT_INTERVAL = 60_000

/** Maximum time for the last export at shutdown, in milliseconds. */
const FLUSH_TIMEOUT = 2_000

/** Where Prometheus reads the metrics of this instance. */
type MetricsAddress = { host: string; port: number }

/** An OpenTelemetry collector, or a service with the same protocol (OTLP over HTTP). */
export type OtlpCollector = {
  /** Base URL; `/v1/metrics` and `/v1/traces` are appended. */
  url: string
  headers: Record<string, string>
  serviceName: string
}

type MetricsOptions = {
  /** Serves metrics at `GET /metrics` of a separate address, which the load balancer doesn't expose. */
  prometheus: MetricsAddress | null
  /** Sends metrics to a collector. */
  collector: OtlpCollector | null
}

/** Minimum time between two log entries about failed exports, in milliseconds. */
const SILENCE = 60_000

/** Logs failures of the telemetry itself, such as a collector that is away. */
export function logTelemetryErrors(log: { warn: (details: object, message: string) => void }): void {
  let loggedAt = Number.NEGATIVE_INFINITY
  const warn = (reason: string) => {
    if (performance.now() - loggedAt < SILENCE) return
    loggedAt = performance.now()
    log.warn({ reason: reason.slice(0, 300) }, 'telemetry cannot be exported')
  }
  const ignore = () => {}
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true })
}

async function prometheusReader({ host, port }: MetricsAddress): Promise<IMetricReader> {
  const { PrometheusExporter } = await import('@opentelemetry/exporter-prometheus')
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true })
  await exporter.startServer()
  return exporter
}

async function collectorReader({ url, headers }: OtlpCollector): Promise<IMetricReader> {
  const [{ PeriodicExportingMetricReader }, { OTLPMetricExporter }] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ])
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${url}/v1/metrics`, headers }),
    exportIntervalMillis: EXPORT_INTERVAL,
  })
}

/**
 * Starts recording metrics. Has to run before anything creates an instrument; instruments created without it record
 * nothing, and nothing of the SDK is loaded. Returns a function that exports the last values and stops.
 */
export async function startMetrics({ prometheus, collector }: MetricsOptions): Promise<() => Promise<void>> {
  const [{ MeterProvider }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/resources'),
  ])
  const readers: IMetricReader[] = []
  if (prometheus) readers.push(await prometheusReader(prometheus))
  if (collector) readers.push(await collectorReader(collector))
  const provider = new MeterProvider({
    readers,
    ...(collector ? { resource: resourceFromAttributes({ 'service.name': collector.serviceName }) } : {}),
  })
  metrics.setGlobalMeterProvider(provider)
  return async () => {
    await provider.shutdown({ timeoutMillis: FLUSH_TIMEOUT }).catch(() => {})
    metrics.disable()
  }
}
