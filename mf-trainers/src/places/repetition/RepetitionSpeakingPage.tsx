import { SpeakingGate } from '../../modes/speaking/SpeakingGate'
import { speakingMode } from '../../modes/speaking/speaking-mode'
import { RepetitionPage } from './RepetitionPage'

/** A lesson is repeated by speaking. */
export default function RepetitionSpeakingPage() {
  return <RepetitionPage mode={speakingMode} Gate={SpeakingGate} />
}
