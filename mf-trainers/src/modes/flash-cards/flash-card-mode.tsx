import { observer } from 'mobx-react-lite'
import type { ModeModule, PromptProps, TrainerMode } from '../../core/store/trainer-mode'
import { CardActions } from './CardActions'
import { CardBack } from './CardBack'
import { CardFront } from './CardFront'
import { CardDraft } from './card-draft'
import { CardLanguages } from './card-languages'
import { sidesOf } from './card-sides'
import { SwapButton } from './SwapButton'
import { WordsFold } from './words-fold'

/** The learner recalls a sentence, turns the card and judges their own answer. Create one per visit of a page. */
export function flashCardMode(languages: CardLanguages): TrainerMode {
  const fold = new WordsFold()
  return {
    name: 'FLASH_CARDS',
    Prompt: observer(({ exercise }: PromptProps) => (
      <CardFront side={sidesOf(exercise, languages.isSwapped).front} />
    )),
    TaskAside: ({ exercise }) => <SwapButton exercise={exercise} languages={languages} />,
    Actions: CardActions,
    kinds: () => [],
    hasKindSettings: false,
    typeOf: () => 'FLASH_CARD',
    isSimplified: () => false,
    makeAnswer: (exercise, _kind, place) => {
      const draft = new CardDraft(place)
      return {
        draft,
        show: ({ locked, takesFocus }) => (
          <CardBack
            exercise={exercise}
            draft={draft}
            languages={languages}
            fold={fold}
            place={place}
            locked={locked}
            takesFocus={takesFocus}
          />
        ),
      }
    },
    playsWhenShown: () => null,
    playable: ({ exercise, isChecked }) => {
      const { front, back } = sidesOf(exercise, languages.isSwapped)
      return (isChecked ? back : front).recording
    },
    playsAfterCheck: (exercise) => sidesOf(exercise, languages.isSwapped).back.recording,
    // A known card is recorded without a check.
    countsWithoutSuccess: true,
    hintsPerExercise: 0,
    // The words are a hint that the learner opens (L-FLASH-07).
    withholdsWord: () => false,
    foldsHelps: true,
  }
}

export default { createMode: () => flashCardMode(new CardLanguages()) } satisfies ModeModule
