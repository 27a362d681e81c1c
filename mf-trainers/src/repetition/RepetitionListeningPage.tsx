import { listeningMode } from '../listening/listening-mode'
import { SilenceGate } from '../listening/SilenceGate'
import { RepetitionPage } from './RepetitionPage'

/** A lesson is repeated by listening. */
export default function RepetitionListeningPage() {
  return <RepetitionPage mode={listeningMode} Gate={SilenceGate} />
}
