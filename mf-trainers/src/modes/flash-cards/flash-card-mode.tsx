import type { Exercise } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import {
  Button,
  Mascot,
  media,
  queries,
  Sentence,
  tokens,
  useMediaQuery,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { IconRepeat } from '@mowka/kernel/ui/icons'
import { keepFocus, Turn } from '@mowka/web/trainer'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ModeModule, PromptProps, TrainerMode } from '../../core/store/trainer-mode'
import { CardActions } from './CardActions'
import { CardBack } from './CardBack'
import { CardFace, FaceName } from './CardFace'
import { CardDraft, CardLanguages, type CardSide, sidesOf, WordsFold } from './card-state'

const FrontTurn = styled(Turn)`
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); > svg { display: none; } }
`

/** The visible side of a card, with its sound (L-FLASH-01, L-FLASH-03). */
function CardFront({ side }: { side: CardSide }) {
  const { t } = useTranslation(['trainers', 'common'])
  const { adverbTitleOf } = useLanguageNames()
  const { text, lang, recording } = side
  return (
    <FrontTurn>
      <Mascot />
      <CardFace>
        <div>
          <FaceName>{adverbTitleOf(lang)}</FaceName>
          <Sentence {...textIn(langTag(lang))}>{displayText(text, lang)}</Sentence>
        </div>
        <AudioButton recordingId={recording} label={t('common:play', { text })} />
      </CardFace>
    </FrontTurn>
  )
}

/** Aligns the label with the edge of the card. */
const AtEnd = styled(Button)`
  flex: none;
  margin-right: -12px;
  ${media.belowMedium} { gap: ${tokens.s1}; color: ${tokens.text}; white-space: nowrap; }
`

/**
 * Swaps the languages of this card and the following ones (L-REP-13, L-REP-14). On phones with codes, because the faces
 * name their languages.
 */
const SwapButton = observer(function SwapButton({
  exercise,
  languages,
}: {
  exercise: Exercise
  languages: CardLanguages
}) {
  const { t } = useTranslation('trainers')
  const { front, back } = sidesOf(exercise, languages.isSwapped)
  const { nameOf } = useLanguageNames()
  const isWide = useMediaQuery(queries.medium)
  const shown = ({ lang }: CardSide) => (isWide ? nameOf(lang) : langTag(lang).toUpperCase())
  return (
    <AtEnd
      variant="ghost"
      size="sm"
      leftIcon={<IconRepeat aria-hidden />}
      onMouseDown={keepFocus}
      onClick={languages.swap}
    >
      <span>
        <VisuallyHidden>{t('cards.swap')} </VisuallyHidden>
        {shown(front)} → {shown(back)}
      </span>
    </AtEnd>
  )
})

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
