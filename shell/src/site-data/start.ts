import { startSiteData } from './site-data'

// A module of its own, imported before all others: some of them touch storage as they load.
startSiteData()
