import type { AttemptResult } from '@mowka/contract/schemas/attempt'
import type { Exercise } from '@mowka/contract/schemas/learning'

/** The subject of a chat: a sentence whose answer is visible, and the learner's answer if there is one. */
export type AssistantSubject = { exercise: Exercise; result: AttemptResult | null }

/** Props of the open assistant. */
export type AssistantViewProps = {
  subject: AssistantSubject
  /** Whether to explain the learner's answer immediately. */
  explains: boolean
  onClose: () => void
}
