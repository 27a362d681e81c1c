import type { LevelingQuestion } from '@mowka/contract/schemas/leveling-test'
import { textIn } from '@mowka/domain/languages'
import { Mascot, Sentence, tokens } from '@mowka/kernel/ui'
import { SayBubble, Turn } from '@mowka/web/trainer'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { GapSentence } from './GapSentence'

const Say = styled(SayBubble)`
  min-height: 104px;
`
const Words = styled(Sentence)`
  outline-offset: 4px;
  border-radius: ${tokens.r8};
`

/** The sentence of a question. A new one gets the focus, so that it is read before its answers. */
export function QuestionTurn({
  question,
  lang,
  isAnswered,
}: {
  question: LevelingQuestion
  lang: string
  isAnswered: boolean
}) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus({ preventScroll: true }), [])
  return (
    <Turn>
      <Mascot face="glance" size={46} />
      <Say>
        <Words ref={sentence} tabIndex={-1} {...textIn(lang)}>
          <GapSentence question={question} isFilled={isAnswered} />
        </Words>
      </Say>
    </Turn>
  )
}
