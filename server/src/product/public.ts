/** What other domains may use of products. */
export { planNames, readPlans } from './service'
