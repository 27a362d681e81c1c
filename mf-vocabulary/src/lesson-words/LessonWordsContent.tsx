import { notify } from '@mowka/kernel/platform'
import { Mascot, media, Switch, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { changes, useWrite } from '@mowka/web/api'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { lessonStage } from '../word-list/stage'
import { WordCard, WordGrid } from '../word-list/WordCard'
import { LessonWordsActions } from './LessonWordsActions'
import { LessonWordsTop } from './LessonWordsTop'
import { type LessonWord, type LessonWordsState, lessonWordsState, neighbourOf } from './lesson-words'

type Word = { wordId: string; answer: string }

const rowOf = ({ wordId }: Word) => wordId
const marks = (known: boolean) =>
  changes('getWordRepetitions', (stages, { wordId }: Word) => ({
    ...stages,
    knownWordIds: [...stages.knownWordIds.filter((id) => id !== wordId), ...(known ? [wordId] : [])],
  }))

/**
 * Hides a word as known, or shows it again (V-LW-20). Updates optimistically and rolls back if refused. Writes to one
 * word are serialized.
 */
function useKnownWords(): (word: LessonWord) => void {
  const { t } = useTranslation('vocabulary')
  const hide = useWrite('addKnownWord', {
    row: rowOf,
    args: ({ wordId }: Word) => ({ body: { wordId } }),
    optimistic: [marks(true)],
    failure: (error, { answer }) =>
      error.status === 404 ? undefined : t('known.hideFailed', { word: answer }),
  })
  const show = useWrite('removeKnownWord', {
    row: rowOf,
    args: ({ wordId }: Word) => ({ id: wordId }),
    optimistic: [marks(false)],
    failure: (error, { answer }) =>
      error.status === 404 ? undefined : t('known.showFailed', { word: answer }),
  })
  return ({ word: { wordId, answer }, known }) => void (known ? show : hide).run({ wordId, answer })
}

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.s5};
  padding: ${tokens.s5} ${tokens.s6};
  border-radius: ${tokens.r24};
  background: ${tokens.sparkSoft};
  p { margin-top: 2px; }
  ${media.phone} {
    gap: ${tokens.s4};
    padding: ${tokens.s4};
    h2 { font-size: ${tokens.fs18}; }
  }
`

/** The number of remaining words and examples, or a congratulation (V-LW-04, V-LW-05). */
function LessonWordsInfoBox({ state }: { state: LessonWordsState }) {
  const { t } = useTranslation('vocabulary')
  const done = state.progress === 100 || state.allHidden
  const text = done ? (state.allHidden ? 'allHidden' : 'done') : 'left'
  return (
    <Box aria-labelledby="words-info">
      <Mascot face={done ? 'great' : 'happy'} size={56} />
      <div>
        <h2 id="words-info">
          {done
            ? t(`infoBox.${text}.title`)
            : t('infoBox.left.title', {
                words: t('infoBox.words', { count: state.wordsLeft }),
                sentences: t('infoBox.sentences', { count: state.sentencesLeft }),
              })}
        </h2>
        <p>{t(`infoBox.${text}.text`)}</p>
      </div>
    </Box>
  )
}

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
