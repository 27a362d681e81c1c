import { langTag, textIn } from '@mowka/domain/languages'
import { displayText } from '@mowka/domain/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Mascot, media, Sentence } from '@mowka/kernel/ui'
import { Turn } from '@mowka/web/trainer'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CardFace, FaceName } from './CardFace'
import type { CardSide } from './card-sides'

const FrontTurn = styled(Turn)`
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); > svg { display: none; } }
`

/** The visible side of a card, with its sound (L-FLASH-01, L-FLASH-03). */
export function CardFront({ side }: { side: CardSide }) {
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
