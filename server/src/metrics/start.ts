import { metrics } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'

/** Where Prometheus reads the metrics of this instance. */
export type MetricsAddress = { host: string; port: number }

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
