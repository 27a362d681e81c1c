import fs from 'node:fs'
import type pg from 'pg'
import type { Server } from './servers'

/** The processor time that the threads of a process have had, in seconds, by process. Linux counts it. */
function timeOf(pid: number): number {
  let nanoseconds = 0
  try {
    for (const thread of fs.readdirSync(`/proc/${pid}/task`)) {
      const [time = '0'] = fs.readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      nanoseconds += Number(time)
    }
  } catch {
    // It ended, or this is no Linux.
  }
  return nanoseconds / 1e9
}

/** What servers cost so far: the time of their processes, and of the database's processes that work for them. */
export class Costs {
  private readonly admin: pg.Client

  constructor(admin: pg.Client) {
    this.admin = admin
  }

  /** Notes what a server has cost up to now; returns what it has cost since, in seconds. */
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
