import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import type { ResultTone } from '@mowka/web/trainer'

/** Returns the tone of a result, for icons and colors. Not in `Result`, whose code loads after the first check. */
export const toneOf = ({ isSuccess, resultCategory }: AttemptResult): ResultTone => {
  if (!isSuccess) return 'wrong'
  return resultCategory === 'MINOR_ERROR' ? 'slip' : 'right'
}
