/** Charts that every remote bundles for itself. */
export { type Bar, BarChart } from './BarChart'
export { Bars } from './Bars'
