import type { Random } from '@mowka/domain/seeded-random'

/** A learner's actual memory of a word, which schedulers can't see. */
export type Memory = {
  /** Probability of a right answer after this number of days. */
  recall: (days: number) => number
  /** Records an answer after this number of days; the solution is shown afterwards. */
  answer: (isRight: boolean, days: number) => void
}

/** A forgetting model: `difficulty` differs between words and learners, 0 is average and more is harder. */
export type Model = { name: string; about: string; remember: (difficulty: number) => Memory }

/** A normally distributed random number (Box-Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/**
 * Weights of the half-life: exponents of two, multiplied by the square roots of the numbers of right and wrong
 * answers.
 */
const HALF_LIFE = { bias: -8.1, right: 6.3, wrong: -2 }

/** Half-life regression: the half-life depends on the numbers of right and wrong answers, not on their times. */
const halfLife: Model = {
  name: 'half-life regression',
  about: 'recall is 2^(-days / h); log2 h grows with √(1 + right answers) and falls with √(1 + wrong ones)',
  remember(difficulty) {
    let [right, wrong] = [0, 0]
    const half = () =>
      2 **
      (HALF_LIFE.bias +
        HALF_LIFE.right * Math.sqrt(1 + right) +
        HALF_LIFE.wrong * (Math.sqrt(1 + wrong) - 1) -
        difficulty)
    return {
      recall: (days) => 2 ** (-days / half()),
      answer(isRight) {
        if (isRight) right += 1
        else wrong += 1
      },
    }
  },
}

/** A trace that every answer renews and that decays within days, and one that builds up slowly. Times in days. */
const TRACES = { fast: 1.5, strength: 0.8, slow: 30, strengthens: 0.35, lengthens: 1.6, fails: 0.6 }

/** Two components: a fast trace, and a slow one that grows more if the fast one had decayed. */
const twoTraces: Model = {
  name: 'two components',
  about:
    'a fast trace that fades in days, and a slow one; a right answer strengthens and prolongs the slow one, more so if less of the fast one was left',
  remember(difficulty) {
    let strength = TRACES.strength
    let time = TRACES.slow * 2 ** -difficulty
    const fast = (days: number) => Math.exp(-days / TRACES.fast)
    return {
      recall: (days) => 1 - (1 - 0.97 * fast(days)) * (1 - strength * Math.exp(-days / time)),
      answer(isRight, days) {
        const faded = 1 - fast(days)
        if (isRight) {
          strength += (1 - strength) * (0.08 + TRACES.strengthens * faded)
          time *= 1 + TRACES.lengthens * faded
        } else {
          time = Math.max(TRACES.slow * 2 ** -difficulty * 0.5, time * TRACES.fails)
          strength *= 0.9
        }
      },
    }
  },
}

/** Weights of a memory that answers stabilize. Times in days. */
const STABILITY = {
  first: 2.4,
  /** Factor of `first` after a wrong first answer. */
  firstWrong: 0.4,
  growth: 4,
  saturates: 0.2,
  surprise: 1.1,
  relearned: 1.6,
  keeps: 0.3,
}

/** The difficulty of a word, from 1 to 10, of an average word, and its changes with answers. */
const DIFFICULTY = { average: 5, spread: 2.5, right: -0.1, wrong: 0.6 }

const clampDifficulty = (value: number) => Math.min(10, Math.max(1, value))

/**
 * Difficulty, stability and retrievability, the variables of FSRS, with other weights than the schedule knows: a right
 * answer prolongs memory, more so if it was unlikely; a wrong one leaves part of it.
 */
const stabilizing: Model = {
  name: 'difficulty, stability, retrievability',
  about:
    'recall falls with a power of time divided by stability; a right answer multiplies stability, more so if it was unlikely and the word is easy; a wrong one leaves a few days',
  remember(offset) {
    let difficulty = clampDifficulty(DIFFICULTY.average + DIFFICULTY.spread * offset)
    let stability = 0
    const recall = (days: number) => (stability === 0 ? 0 : (1 + (19 / 81) * (days / stability)) ** -0.5)
    return {
      recall,
      answer(isRight, days) {
        const forgotten = 1 - recall(days)
        const ease = (11 - difficulty) / 6
        if (stability === 0) {
          const first = STABILITY.first * Math.exp(-0.12 * (difficulty - DIFFICULTY.average))
          stability = isRight ? first : first * STABILITY.firstWrong
        } else if (days === 0) stability *= isRight ? 1.15 : 0.8
        else if (isRight) {
          const growth = Math.exp(STABILITY.surprise * forgotten) - 1
          stability *= 1 + STABILITY.growth * ease * growth * stability ** -STABILITY.saturates
        } else {
          const left = STABILITY.relearned * difficulty ** -0.25 * (stability + 1) ** STABILITY.keeps
          stability = Math.min(stability, left * Math.exp(0.9 * forgotten))
        }
        difficulty = clampDifficulty(difficulty + (isRight ? DIFFICULTY.right : DIFFICULTY.wrong))
      },
    }
  },
}

export const models: readonly Model[] = [halfLife, twoTraces, stabilizing]
