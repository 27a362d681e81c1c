import type { AssistantSubject } from './subject'

/** What the open assistant gets. */
export type AssistantViewProps = {
  subject: AssistantSubject
  /** The learner's answer is to be explained at once. */
  explains: boolean
  onClose: () => void
}
