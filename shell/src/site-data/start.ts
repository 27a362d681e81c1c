import { startSiteData } from './site-data'

// A separate module imported before all others, because some of them access storage on load.
startSiteData()
