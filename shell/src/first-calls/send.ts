import { readPageData } from '../page-data/page-data'
import { sendFirstCalls } from './first-calls'

// In the page itself, before any other code: what fails here is asked for again.
try {
  window.mowkaFirstCalls = sendFirstCalls(readPageData())
} catch {}
