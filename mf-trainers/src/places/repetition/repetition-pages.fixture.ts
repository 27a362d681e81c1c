import flashCards from '../../modes/flash-cards/flash-card-mode'
import listening from '../../modes/listening/listening-mode'
import speaking from '../../modes/speaking/speaking-mode'
import writing from '../../modes/writing/writing-mode'
import repetitionPage from './repetition-page'

export const RepetitionFlashCardsPage = repetitionPage(flashCards)
export const RepetitionListeningPage = repetitionPage(listening)
export const RepetitionSpeakingPage = repetitionPage(speaking)
export const RepetitionWritingPage = repetitionPage(writing)
