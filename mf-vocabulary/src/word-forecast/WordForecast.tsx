import { Skeleton } from '@mowka/kernel/ui'
import { lazy, Suspense } from 'react'

const Charts = lazy(() => import(/* webpackChunkName: "part-wordCharts" */ './WordCharts'))

/** What the next days bring and how much was remembered so far; the charts come after the page. */
export const WordForecast = () => (
  <Suspense fallback={<Skeleton height={268} radius={16} />}>
    <Charts />
  </Suspense>
)
