import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { Exercise } from '@mowka/shared/contract/schemas/learning'

/**
 * What the assistant is asked about: a sentence whose answer may be seen, and what the learner answered to it, if
 * anything was.
 */
export type AssistantSubject = { exercise: Exercise; result: AttemptResult | null }

/** What the open assistant gets. */
export type AssistantViewProps = {
  subject: AssistantSubject
  /** The learner's answer is to be explained at once. */
  explains: boolean
  onClose: () => void
}
