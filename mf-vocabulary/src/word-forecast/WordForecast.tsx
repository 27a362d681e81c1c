import { Skeleton } from '@mowka/kernel/ui'
import { lazy, Suspense } from 'react'

const Charts = lazy(() => import(/* webpackChunkName: "part-wordCharts" */ './WordCharts'))

/** Forecast and retention; the charts are loaded after the page. */
export const WordForecast = () => (
  <Suspense fallback={<Skeleton height={268} radius={16} />}>
    <Charts />
  </Suspense>
)
