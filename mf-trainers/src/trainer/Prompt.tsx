import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { langTag } from '@mowka/shared/domain/languages'
import { AudioButton } from '@mowka/shared/platform'
import { Mascot, media, Sentence, SpeechBubble, tokens } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Turn } from './trainer-layout'

const Say = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  padding: ${tokens.s4} ${tokens.s4} ${tokens.s4} ${tokens.s5};
  ${media.belowMedium} { gap: ${tokens.s1}; padding: ${tokens.s3} ${tokens.s2} ${tokens.s3} ${tokens.s4}; }
`

/** The sentence speaks first: the example in the learner's language, with its sound. */
export function Prompt({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation('trainers')
  return (
    <Turn>
      <Mascot />
      <Say>
        <Sentence lang={langTag(exercise.exampleLang)}>{exercise.example}</Sentence>
        {exercise.exampleRecording && (
          <AudioButton recordingId={exercise.exampleRecording} label={t('play.example')} />
        )}
      </Say>
    </Turn>
  )
}
