import { hidesTranslation } from '@mowka/domain/hide-translation'
import { langTag, textIn } from '@mowka/domain/languages'
import { displayText } from '@mowka/domain/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { Button, Mascot, Muted, Sentence } from '@mowka/kernel/ui'
import { IconEye } from '@mowka/kernel/ui/icons'
import { keepFocus, SayBubble, Turn } from '@mowka/web/trainer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { PromptProps } from '../../core/store/trainer-mode'

const Words = styled.div`
  flex: 1;
  min-width: 0;
  > button { margin: 2px 0 -6px -12px; }
`

/**
 * The sentence to say, with the native recording. Its translation can be hidden by a setting (L-SPK-14) and revealed.
 */
export function SpeakingPrompt({ exercise }: PromptProps) {
  const { t } = useTranslation('trainers')
  const [isHidden, setHidden] = useState(() => hidesTranslation(session.user))
  return (
    <Turn>
      <Mascot />
      <SayBubble>
        <Words>
          <Sentence {...textIn(langTag(exercise.answerLang))}>
            {displayText(exercise.answer, exercise.answerLang)}
          </Sentence>
          {isHidden ? (
            <Button
              variant="ghost"
              size="sm"
              leftIcon={<IconEye aria-hidden />}
              onMouseDown={keepFocus}
              onClick={() => setHidden(false)}
            >
              {t('speaking.showTranslation')}
            </Button>
          ) : (
            <Muted {...textIn(langTag(exercise.exampleLang))}>
              {displayText(exercise.example, exercise.exampleLang)}
            </Muted>
          )}
        </Words>
        {exercise.answerRecording && (
          <AudioButton recordingId={exercise.answerRecording} label={t('speaking.playNative')} />
        )}
      </SayBubble>
    </Turn>
  )
}
