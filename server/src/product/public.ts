/** Product functions for other domains. */
export { planNames, readPlans, readProducts } from './service'
