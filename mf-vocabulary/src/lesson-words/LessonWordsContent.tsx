import { notify } from '@mowka/kernel/platform'
import { Switch, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { lessonStage } from '../word-card/stage'
import { WordCard } from '../word-card/WordCard'
import { WordGrid } from '../word-card/word-card-styles'
import { LessonWordsActions } from './LessonWordsActions'
import { LessonWordsInfoBox } from './LessonWordsInfoBox'
import { LessonWordsTop } from './LessonWordsTop'
import { type LessonWord, lessonWordsState, neighbourOf } from './lesson-words'
import { useKnownWords } from './use-known-words'

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.s8};
`

/** Time during which hiding a word can be undone, in ms. */
const UNDO_TIME = 10_000

/** The loaded words of a lesson: progress, info box, switches, cards, action bar. */
export function LessonWordsContent({
  courseId,
  lessonId,
  lessonTitle,
  words,
}: {
  courseId: string
  lessonId: string
  lessonTitle: string
  words: readonly LessonWord[]
}) {
  const { t } = useTranslation('vocabulary')
  const toggleKnown = useKnownWords()
  const [showSentences, setShowSentences] = useState(true)
  const [wantsHidden, setWantsHidden] = useState(false)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<string | null>(null)

  const state = lessonWordsState(words)
  const showHidden = wantsHidden || state.allHidden
  const shown = showHidden ? words : words.filter(({ known }) => !known)

  const toggle = (entry: LessonWord) => {
    // The card of a hidden word is removed, so the focus moves to the next card.
    if (!entry.known && !showHidden) focusNext.current = neighbourOf(shown, entry.word.wordId)
    const { answer: word } = entry.word
    if (entry.known) setSaid(t('known.shown', { word }))
    else {
      const undo = { label: t('known.undo'), onSelect: () => toggleKnown({ ...entry, known: true }) }
      notify('success', t('known.hidden', { word }), { action: undo, duration: UNDO_TIME })
    }
    toggleKnown(entry)
  }

  useEffect(() => {
    const wordId = focusNext.current
    if (wordId === null) return
    focusNext.current = null
    list.current?.querySelector<HTMLElement>(`[data-known-toggle="${CSS.escape(wordId)}"]`)?.focus()
  })

  return (
    <>
      <LessonWordsTop progress={state.progress} lessonTitle={lessonTitle} />
      <LessonWordsInfoBox state={state} />
      <Switches>
        <Switch label={t('switch.sentences')} checked={showSentences} onChange={setShowSentences} />
        <Switch
          label={t('switch.hidden', { count: state.hidden })}
          checked={showHidden}
          disabled={state.allHidden}
          onChange={setWantsHidden}
        />
      </Switches>
      <section>
        <VisuallyHidden as="h2">{t('lessonWords.list')}</VisuallyHidden>
        <WordGrid ref={list}>
          {shown.map((entry) => (
            <li key={entry.word.wordId}>
              <WordCard
                word={entry.word}
                stage={lessonStage(entry.stage)}
                known={entry.known}
                showSentences={showSentences}
                onToggleKnown={() => toggle(entry)}
              />
            </li>
          ))}
        </WordGrid>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </section>
      <LessonWordsActions courseId={courseId} lessonId={lessonId} progress={state.progress} />
    </>
  )
}
