import { sendFirstCalls } from './first-calls/first-calls'
import { readPageData } from './page-data/page-data'
import { showSnapshot } from './snapshot/show-snapshot'

// In the page itself, before any other code: what fails here is asked for again, and drawn when the code is there.
try {
  const data = readPageData()
  window.mowkaFirstCalls = sendFirstCalls(data)
  showSnapshot(data)
} catch {}
