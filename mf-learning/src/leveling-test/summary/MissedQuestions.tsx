import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { Badge, LinkButton, Section, tokens } from '@mowka/kernel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { GapSentence } from '../QuizQuestion'
import type { Missed } from '../session/quiz'

const List = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: ${tokens.s3};
    align-items: start;
    padding: ${tokens.s3} ${tokens.s4};
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.r12};
    background: ${tokens.card};
  }
  p { font-weight: ${tokens.fwStrong}; }
  small { display: block; margin-top: 2px; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`

/** Number of questions shown while collapsed; they fill a phone screen. */
const SHOWN = 5

/** The missed questions with their correct answers, because 350 ms are too short to read them during the test. */
export function MissedQuestions({ missed, lang }: { missed: readonly Missed[]; lang: LangCode }) {
  const { t } = useTranslation('levelingTest')
  const [showsAll, setShowsAll] = useState(false)
  const tag = langTag(lang)
  const hidden = missed.length - SHOWN
  return (
    <Section title={t('missed')}>
      <List>
        {(showsAll ? missed : missed.slice(0, SHOWN)).map(({ level, question, chosen }) => {
          const given = question.answers.find(({ id }) => id === chosen)
          return (
            <li key={`${level} ${question.title}`}>
              <Badge tone="level">{level}</Badge>
              <div>
                <p {...textIn(tag)}>
                  <GapSentence question={question} isFilled />
                </p>
                <small>
                  {given ? (
                    <>
                      {t('yourAnswerWas')} <span {...textIn(tag)}>{given.answer}</span>
                    </>
                  ) : (
                    t('noAnswer')
                  )}
                </small>
              </div>
            </li>
          )
        })}
      </List>
      {hidden > 0 && (
        <LinkButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('missedLess') : t('missedMore', { count: hidden })}
        </LinkButton>
      )}
    </Section>
  )
}
