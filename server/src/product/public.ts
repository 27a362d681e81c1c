/** Product functions for other domains. */
export { planNames, readPlans } from './service'
