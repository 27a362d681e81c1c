import { useState } from 'react'
import { CardLanguages } from '../../modes/flash-cards/card-languages'
import { flashCardMode } from '../../modes/flash-cards/flash-card-mode'
import { RepetitionPage } from './RepetitionPage'

/** A lesson is repeated with flash cards. */
export default function RepetitionFlashCardsPage() {
  const [mode] = useState(() => flashCardMode(new CardLanguages()))
  return <RepetitionPage mode={mode} />
}
