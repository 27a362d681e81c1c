/** Charts, bundled by each remote that uses them. */
export { type Bar, BarChart } from './BarChart'
export { Bars } from './Bars'
