import type { LangCode } from '@mowka/contract/schemas/common'
import type { Word } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Muted, SkeletonText, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const List = styled.ul<{ $roomy: boolean }>`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.s2};
    min-height: ${({ $roomy }) => ($roomy ? 60 : 52)}px;
    padding-block: ${({ $roomy }) => ($roomy ? tokens.s2 : tokens.s1)};
    border-top: 1px solid ${tokens.line};
  }
  li:first-child { border-top: 0; }
  b { display: block; line-height: 1.3; }
  span { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.35; }
`

/** A word or sentence in both languages, with the sound of its answer. */
type SpokenPair = {
  id: string
  answer: string
  answerLang: LangCode
  answerRecording: string | null
  example: string
  exampleLang: LangCode
}

/** A list of words or sentences with their sound. `roomy` is for sentences. */
function SpokenPairs({ pairs, roomy = false }: { pairs: readonly SpokenPair[]; roomy?: boolean }) {
  const { t } = useTranslation()
  return (
    <List $roomy={roomy}>
      {pairs.map(({ id, answer, answerLang, answerRecording, example, exampleLang }) => (
        <li key={id}>
          <div>
            <b {...textIn(langTag(answerLang))}>{displayText(answer, answerLang)}</b>
            <span {...textIn(langTag(exampleLang))}>{displayText(example, exampleLang)}</span>
          </div>
          {answerRecording && (
            <AudioButton recordingId={answerRecording} label={t('play', { text: answer })} />
          )}
        </li>
      ))}
    </List>
  )
}

/** The words of a lesson with their sound (L-TRN-06). `words` is `undefined` while loading. */
export function Glossary({
  words,
  failed = false,
}: {
  words: readonly Word[] | undefined
  failed?: boolean
}) {
  const { t } = useTranslation('trainers')
  if (failed) return <Muted>{t('glossary.failed')}</Muted>
  if (!words) return <SkeletonText lines={4} />
  if (words.length === 0) return <Muted>{t('glossary.empty')}</Muted>
  return <SpokenPairs pairs={words.map((word) => ({ id: word._id, ...word }))} />
}
