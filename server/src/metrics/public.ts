export { DURATION_BUCKETS, logTelemetryErrors, meter, type OtlpCollector, startMetrics } from './meter'
export { observeInstance, observePlatform, observeRequests } from './observers'
