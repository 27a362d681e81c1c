import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { OpenDatabase } from '../database/database'
import { meter } from './meter'

/** Observes the event loop, the memory and the database connections of this instance. */
export function observeInstance({ connections }: Pick<OpenDatabase, 'connections'>): void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const delayP99 = meter().createObservableGauge('nodejs.eventloop.delay.p99', {
    unit: 's',
    description: 'Event loop delay since the last read, 99th percentile',
  })
  delayP99.addCallback((result) => {
    result.observe(Number.isNaN(delay.mean) ? 0 : delay.percentile(99) / 1e9)
    delay.reset()
  })

  const memory = meter().createObservableGauge('process.memory.usage', {
    unit: 'By',
    description: 'Memory of the process by kind',
  })
  memory.addCallback((result) => {
    const { rss, heapUsed, external } = process.memoryUsage()
    result.observe(rss, { kind: 'resident' })
    result.observe(heapUsed, { kind: 'heap' })
    result.observe(external, { kind: 'external' })
  })

  const pool = meter().createObservableGauge('db.client.connections', {
    description: 'Database connections by state, and requests waiting for one',
  })
  pool.addCallback((result) => {
    const { used, idle, waiting } = connections()
    result.observe(used, { state: 'used' })
    result.observe(idle, { state: 'idle' })
    result.observe(waiting, { state: 'waiting' })
  })
}
