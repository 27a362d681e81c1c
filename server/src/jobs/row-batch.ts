import { type Run, reasonOf } from './job'

/** Maximum number of distinct reasons in the message of a failed batch; the log has the reason for each row. */
const MAX_REASONS = 3

/** The part of a job run that a batch needs. */
export type BatchRun = Pick<Run, 'signal' | 'note'>

/**
 * Processes the rows of a batch job one by one: a row that fails doesn't stop the rows after it. Each failure is
 * logged, and `finish` throws at the end, so that the job is retried and reported like any other. The work for a row
 * has to be one transaction or idempotent.
 */
export class RowBatch {
  private done = 0
  private readonly failures = new Map<string, number>()
  private readonly run: BatchRun

  constructor(run: BatchRun) {
    this.run = run
  }

  /**
   * Processes each row until the job is stopped; `idOf` names a row in the log and must not contain personal data.
   */
  async each<Row>(
    rows: Iterable<Row> | AsyncIterable<Row>,
    idOf: (row: Row) => string,
    work: (row: Row) => Promise<unknown>,
  ): Promise<void> {
    for await (const row of rows) {
      if (this.run.signal.aborted) return
      this.done += 1
      try {
        await work(row)
      } catch (error) {
        const reason = reasonOf(error)
        this.failures.set(reason, (this.failures.get(reason) ?? 0) + 1)
        this.run.note({ row: idOf(row), reason })
      }
    }
  }

  /** @throws if a row has failed, with the most frequent reasons. */
  finish(): void {
    const reasons = [...this.failures].sort(([, one], [, other]) => other - one)
    const failed = reasons.reduce((sum, [, count]) => sum + count, 0)
    if (failed === 0) return
    const shown = reasons.slice(0, MAX_REASONS).map(([reason, count]) => `${reason} (${count})`)
    throw new Error(`${failed} of ${this.done} rows failed: ${shown.join('; ')}`)
  }
}

/** Processes a single list of rows; see `RowBatch`. */
export async function forEachRow<Row>(
  run: BatchRun,
  rows: Iterable<Row> | AsyncIterable<Row>,
  idOf: (row: Row) => string,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const batch = new RowBatch(run)
  await batch.each(rows, idOf, work)
  batch.finish()
}

/**
 * Reads the rows of a batch page by page, each page after the last row of the previous one: failed rows are not read
 * again in the same run.
 */
export async function* pagesOf<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
  limit: number,
): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last, limit)
    yield* rows
    last = rows.at(-1)
    if (rows.length < limit) return
  }
}
