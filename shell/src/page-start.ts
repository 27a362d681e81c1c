import { sendFirstCalls } from './first-calls/first-calls'
import { readPageData } from './page-data/page-data'
import { showSnapshot } from './snapshot/show-snapshot'
import { traceparent } from './trace/traceparent'

// Inlined in the page, before any other code: failures here are retried and shown once the code has loaded.
try {
  const data = readPageData()
  if (data.config.isTraced) window.mowkaTraceparent = traceparent
  window.mowkaFirstCalls = sendFirstCalls(data)
  showSnapshot(data)
} catch {}
