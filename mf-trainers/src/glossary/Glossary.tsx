import type { Word } from '@mowka/shared/contract/schemas/learning'
import { langTag } from '@mowka/shared/domain/languages'
import { AudioButton } from '@mowka/shared/platform'
import { Muted, SkeletonText, tokens } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.s2};
    min-height: 52px;
    padding-block: ${tokens.s1};
    border-top: 1px solid ${tokens.line};
  }
  li:first-child { border-top: 0; }
  b { display: block; line-height: 1.3; }
  span { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.35; }
`

/** The words of a lesson, each with its sound (learner core §2). `words` is undefined while they load. */
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
  return (
    <List>
      {words.map((word) => (
        <li key={word._id}>
          <div>
            <b lang={langTag(word.answerLang)}>{word.answer}</b>
            <span lang={langTag(word.exampleLang)}>{word.example}</span>
          </div>
          {word.answerRecording && (
            <AudioButton recordingId={word.answerRecording} label={t('common:play', { text: word.answer })} />
          )}
        </li>
      ))}
    </List>
  )
}
