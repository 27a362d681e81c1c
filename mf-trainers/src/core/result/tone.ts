import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { ResultTone } from '@mowka/shared/trainer'

/** How an answer was, for signs and colours. */
export const toneOf = ({ isSuccess, resultCategory }: AttemptResult): ResultTone => {
  if (!isSuccess) return 'wrong'
  return resultCategory === 'MINOR_ERROR' ? 'slip' : 'right'
}
