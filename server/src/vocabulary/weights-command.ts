import { SHIPPED_WEIGHTS } from '@mowka/domain/word/word-schedule'
import type { Database } from '../database/database'
import { insertWeights, pinWeights, readWeights, unpinWeights, type WordWeights } from './weights-store'

const USAGE = `node word-weights.js list              show the stored weights of the word schedule
node word-weights.js use <version>     use a stored set and keep it
node word-weights.js use shipped       use the shipped weights and keep them
node word-weights.js use fitted        let the weekly fit replace the set in use again`

const lineOf = ({ version, createdAt, reviews, learners, loss, previousLoss, ...row }: WordWeights) => {
  const fit =
    loss === null || previousLoss === null
      ? 'shipped weights'
      : `${reviews} answers of ${learners} learners, log loss ${previousLoss.toFixed(4)} → ${loss.toFixed(4)}`
  const state = row.isActive ? (row.isPinned ? ', in use, pinned' : ', in use') : ''
  return `${version}: ${createdAt.toISOString().slice(0, 10)}, ${fit}${state}`
}

/** Runs one command on the stored weights and returns what to print. Throws the usage for an unknown command. */
export async function runWeightsCommand(db: Database, args: readonly string[]): Promise<string> {
  const [command, choice, ...rest] = args
  if (rest.length > 0) throw new Error(USAGE)
  if (command === 'use' && choice === 'shipped') {
    await db.transaction((tx) =>
      insertWeights(tx, {
        weights: SHIPPED_WEIGHTS,
        reviews: 0,
        learners: 0,
        isActive: true,
        isPinned: true,
      }),
    )
  } else if (command === 'use' && choice === 'fitted') {
    await unpinWeights(db)
  } else if (command === 'use' && choice && /^\d{1,9}$/.test(choice)) {
    await pinWeights(db, Number(choice))
  } else if (command !== 'list' || choice !== undefined) {
    throw new Error(USAGE)
  }
  const rows = await readWeights(db)
  const shipped = rows.some(({ isActive }) => isActive) ? [] : ['The shipped weights are in use']
  return [...shipped, ...rows.map(lineOf)].join('\n')
}
