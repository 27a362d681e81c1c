import { listeningMode } from '../../modes/listening/listening-mode'
import { SilenceGate } from '../../modes/listening/SilenceGate'
import { RepetitionPage } from './RepetitionPage'

/** A lesson is repeated by listening. */
export default function RepetitionListeningPage() {
  return <RepetitionPage mode={listeningMode} Gate={SilenceGate} />
}
