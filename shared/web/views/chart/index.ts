/** Charts, bundled by each remote that uses them. */
export { type Bar, BarChart } from './BarChart'
export { axisTicks, Bars } from './Bars'
