/** What other domains may use of products. */
export { planNames } from './service'
