import { SpeakingGate } from '../speaking/SpeakingGate'
import { speakingMode } from '../speaking/speaking-mode'
import { RepetitionPage } from './RepetitionPage'

/** A lesson is repeated by speaking. */
export default function RepetitionSpeakingPage() {
  return <RepetitionPage mode={speakingMode} Gate={SpeakingGate} />
}
