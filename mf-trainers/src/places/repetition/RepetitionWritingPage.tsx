import { writingMode } from '../../modes/writing/writing-mode'
import { RepetitionPage } from './RepetitionPage'

/** A lesson is repeated in writing. */
export default function RepetitionWritingPage() {
  return <RepetitionPage mode={writingMode} />
}
