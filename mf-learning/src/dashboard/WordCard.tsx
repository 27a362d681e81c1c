import type { AnswerOf } from '@mowka/contract/calls'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Ipa, tokens } from '@mowka/kernel/ui'
import { IconSparkles } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { TitledCard } from './DashboardCard'

type Word = NonNullable<AnswerOf<'getWordOfTheDay'>>

const Main = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} ${tokens.s4};
  align-items: center;
  b { font-size: 2rem; font-weight: 900; line-height: 1.15; }
`
const Meaning = styled.p`
  font-size: ${tokens.fs18};
  font-weight: ${tokens.fwStrong};
  & + p { color: ${tokens.muted}; }
`
const Sentences = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  li { padding: ${tokens.s3} ${tokens.s4}; border: 1px solid ${tokens.line}; border-radius: ${tokens.rBubble}; background: ${tokens.page}; }
  b, span { display: block; }
  span { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`

/** The word of the day (L-DASH-12). */
export function WordCard({ word }: { word: Word }) {
  const { t } = useTranslation('dashboard')
  const foreign = langTag(word.answerLang)
  const own = langTag(word.exampleLang)
  return (
    <TitledCard title={t('word.title')} icon={<IconSparkles size={20} aria-hidden />}>
      <Main>
        <b {...textIn(foreign)}>{displayText(word.answer, word.answerLang)}</b>
        {word.answerTranscription && <Ipa {...textIn(foreign)}>{word.answerTranscription}</Ipa>}
        {word.answerRecording && (
          <AudioButton
            recordingId={word.answerRecording}
            label={t('word.play', { word: word.answer })}
            variant="outline"
          />
        )}
      </Main>
      <div>
        <Meaning {...textIn(own)}>{displayText(word.example, word.exampleLang)}</Meaning>
        {word.definition && <p {...textIn(foreign)}>{displayText(word.definition, word.answerLang)}</p>}
      </div>
      {word.sentences.length > 0 && (
        <Sentences>
          {word.sentences.map(({ example, translation }) => (
            <li key={example}>
              <b {...textIn(foreign)}>{displayText(example, word.answerLang)}</b>
              <span {...textIn(own)}>{displayText(translation, word.exampleLang)}</span>
            </li>
          ))}
        </Sentences>
      )}
    </TitledCard>
  )
}
