export { traceRequests } from './trace-requests'
export { tracedClient } from './traced-client'
export { startTracing, withSpan } from './tracer'
