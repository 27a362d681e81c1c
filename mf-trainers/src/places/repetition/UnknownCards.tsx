import type { Exercise } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Card, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const List = styled.ul`
  margin-top: ${tokens.s2};
  li {
    display: flex;
    gap: ${tokens.s2};
    align-items: center;
    justify-content: space-between;
    min-height: 56px;
    padding: 6px 0;
    border-top: 1px solid ${tokens.line};
  }
  li:first-child { border-top: 0; }
  b { display: block; line-height: 1.3; }
  div > span { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.35; }
`
const Title = styled.h2`
  font-size: ${tokens.fs18};
`

/** The cards of a finished session that weren't known at first, with their sound. */
export function UnknownCards({ exercises }: { exercises: readonly Exercise[] }) {
  const { t } = useTranslation(['trainers', 'common'])
  return (
    <Card as="section" aria-labelledby="unknown-cards">
      <Title id="unknown-cards">{t('repetition.unknown')}</Title>
      <List>
        {exercises.map(({ _id, answer, answerLang, answerRecording, example, exampleLang }) => (
          <li key={_id}>
            <div>
              <b {...textIn(langTag(answerLang))}>{displayText(answer, answerLang)}</b>
              <span {...textIn(langTag(exampleLang))}>{displayText(example, exampleLang)}</span>
            </div>
            {answerRecording && (
              <AudioButton recordingId={answerRecording} label={t('common:play', { text: answer })} />
            )}
          </li>
        ))}
      </List>
    </Card>
  )
}
