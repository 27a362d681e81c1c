import fs from 'node:fs'
import type pg from 'pg'
import type { Server } from './servers'

/** Processor time of all threads of a process, in seconds. Linux only. */
function timeOf(pid: number): number {
  let nanoseconds = 0
  try {
    for (const thread of fs.readdirSync(`/proc/${pid}/task`)) {
      const [time = '0'] = fs.readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      nanoseconds += Number(time)
    }
  } catch {
    // The process ended, or this isn't Linux.
  }
  return nanoseconds / 1e9
}

/** Measures the processor time of servers, including their database backends. */
export class Costs {
  private readonly admin: pg.Client

  constructor(admin: pg.Client) {
    this.admin = admin
  }

  /** Starts measuring a server. The returned function reads the processor time since, in seconds. */
  async meter({ name, pid }: Server): Promise<() => Promise<number>> {
    const before = new Map<number, number>()
    for (const each of [pid, ...(await this.backends(name))]) before.set(each, timeOf(each))
    return async () => {
      const after = [pid, ...(await this.backends(name))]
      return after.reduce((sum, each) => sum + timeOf(each) - (before.get(each) ?? 0), 0)
    }
  }

  private async backends(name: string): Promise<number[]> {
    const { rows } = await this.admin.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1',
      [name],
    )
    return rows.map(({ pid }) => pid)
  }
}
