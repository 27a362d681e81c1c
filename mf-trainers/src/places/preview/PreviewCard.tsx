import type { Exercise } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages'
import { displayText } from '@mowka/domain/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Mascot, media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import { IconRepeat } from '@mowka/kernel/ui/icons'
import { Turn } from '@mowka/web/trainer'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CardSide } from './preview-store'

const Card = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding-right: ${tokens.s4};
`
const Face = styled.button`
  display: grid;
  align-content: center;
  gap: ${tokens.s4};
  min-height: 220px;
  padding: ${tokens.s6};
  border: 0;
  border-radius: ${tokens.rBubble};
  background: none;
  text-align: left;
  > span:first-child { font-size: ${tokens.fsSentence}; font-weight: 700; line-height: 1.28; text-wrap: balance; }
  > span:last-child {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.s2};
    color: ${tokens.muted};
    font-size: ${tokens.fs14};
    font-weight: 700;
  }
  svg { width: 18px; height: 18px; }
  ${media.belowMedium} { padding: ${tokens.s4}; }
`

/** A sentence with two sides; a press turns it (L-CPREV-04). */
export function PreviewCard({
  exercise,
  side,
  onFlip,
}: {
  exercise: Exercise
  side: CardSide
  onFlip: () => void
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const { adverbOf } = useLanguageNames()
  const isExample = side === 'example'
  const lang = isExample ? exercise.exampleLang : exercise.answerLang
  const text = isExample ? exercise.example : exercise.answer
  const recording = isExample ? exercise.exampleRecording : exercise.answerRecording
  return (
    <Turn>
      <Mascot face={isExample ? 'happy' : 'great'} />
      <Card>
        <Face type="button" onClick={onFlip}>
          <span {...textIn(langTag(lang))} aria-live="polite">
            {displayText(text, lang)}
          </span>
          <span>
            <IconRepeat aria-hidden />
            {isExample
              ? t('preview.showAnswer')
              : t('preview.showExample', { in: adverbOf(exercise.exampleLang) })}
          </span>
        </Face>
        {recording && <AudioButton recordingId={recording} label={t('common:play', { text })} />}
      </Card>
    </Turn>
  )
}
