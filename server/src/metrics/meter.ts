import { type Meter, metrics } from '@opentelemetry/api'

/** Creates the server's instruments. Records nothing unless `startMetrics` ran before. */
export const meter = (): Meter => metrics.getMeter('mowka')

/** Upper bounds of duration buckets in seconds, by the OpenTelemetry conventions for HTTP. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
