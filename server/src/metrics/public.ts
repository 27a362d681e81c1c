export { DURATION_BUCKETS, meter, startMetrics } from './meter'
export { observeInstance, observePlatform, observeRequests } from './observers'
