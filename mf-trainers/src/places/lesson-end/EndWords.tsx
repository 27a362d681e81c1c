import type { Word } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Title = styled.h2`
  font-size: ${tokens.fs18};
`
const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} 6px;
  align-items: center;
  li {
    padding: 4px 12px;
    border-radius: 10px 10px 10px 3px;
    background: ${tokens.navySoft};
    font-weight: ${tokens.fwStrong};
    overflow-wrap: anywhere;
  }
  li:last-child:not([lang]) { padding-inline: 4px; background: none; color: ${tokens.muted}; }
`

/** Maximum number of words shown. */
const SHOWN = 6

/** The words that the lesson's next training includes. */
export function EndWords({ words }: { words: readonly Word[] }) {
  const { t } = useTranslation('trainers')
  // A single further word takes no more space than its count.
  const shown = words.length === SHOWN + 1 ? words : words.slice(0, SHOWN)
  const more = words.length - shown.length
  return (
    <>
      <Title>{t('end.lessonWords')}</Title>
      <Words>
        {shown.map(({ _id, answer, answerLang }) => (
          <li key={_id} {...textIn(langTag(answerLang))}>
            {displayText(answer, answerLang)}
          </li>
        ))}
        {more > 0 && <li>{t('end.moreWords', { number: more })}</li>}
      </Words>
    </>
  )
}
