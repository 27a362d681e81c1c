/** The words of steps towards an answer, as keys of the texts. */
export type DraftStepLabel = 'cards.show' | 'cards.hide' | 'action.tryAgain'
