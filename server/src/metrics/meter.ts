import { type Meter, metrics } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'

/** Creates the server's instruments. Records nothing unless `startMetrics` ran before. */
export const meter = (): Meter => metrics.getMeter('mowka')

/** Upper bounds of duration buckets in seconds, by the OpenTelemetry conventions for HTTP. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/** Where Prometheus reads the metrics of this instance. */
type MetricsAddress = { host: string; port: number }

/**
 * Serves metrics at `GET /metrics` of a separate address, which the load balancer doesn't expose. Has to run before
 * anything creates an instrument; instruments created without it record nothing. Returns a function that stops it.
 */
export async function startMetrics({ host, port }: MetricsAddress): Promise<() => Promise<void>> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true })
  const provider = new MeterProvider({ readers: [exporter] })
  metrics.setGlobalMeterProvider(provider)
  await exporter.startServer()
  return async () => {
    await provider.shutdown()
    metrics.disable()
  }
}
