import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCircleCheck, IconCircleDot, IconCircleX } from '@mowka/kernel/ui/icons'
import { focusPrimary, useShortcut } from '@mowka/web/trainer'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { HintLine, hinted, InLanguage, KeyNumber } from '../exercise-parts'
import { chooseTile } from '../shortcuts/WordShortcuts'
import { type ExerciseProps, exerciseKind } from '../word-exercise'
import { MatchDraft, type MatchSide, type MatchTile } from './match-draft'

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${tokens.s6};
  h2 {
    margin-bottom: ${tokens.s2};
    color: ${tokens.muted};
    font-size: ${tokens.fs14};
    font-weight: 700;
    letter-spacing: 0;
  }
  ul { display: grid; gap: ${tokens.s3}; }
  ${media.belowMedium} { gap: 0 ${tokens.s3}; ul { gap: 10px; } }
`
const Tile = styled.button<{ $hinted: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 24px;
  align-items: center;
  gap: ${tokens.s3};
  width: 100%;
  min-height: 68px;
  padding: 4px ${tokens.s4} 6px;
  border: 1.5px solid ${tokens.lineStrong};
  border-bottom-width: 3px;
  border-radius: ${tokens.r16};
  background: ${tokens.card};
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.2;
  text-align: left;
  overflow-wrap: anywhere;
  small { display: block; font-size: ${tokens.fs14}; font-weight: 600; line-height: 1.3; }
  ${media.hover} { &:not([data-matched]):hover { border-color: ${tokens.text}; } }
  &[aria-pressed='true'] {
    border-color: ${tokens.text};
    background: ${tokens.navySoft};
    box-shadow: inset 0 0 0 1.5px ${tokens.text};
  }
  &[data-matched] {
    border: 1.5px solid ${tokens.success};
    background: ${tokens.successSoft};
    color: ${tokens.successInk};
    cursor: default;
  }
  &[data-wrong] { border-color: ${tokens.danger}; }
  &[data-wrong] > svg, &[data-wrong] small { color: ${tokens.danger}; }
  ${({ $hinted }) => $hinted && hinted}
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr) 24px;
    gap: ${tokens.s1};
    padding-inline: 14px 10px;
    font-size: ${tokens.fs18};
  }
`
const SIDES: readonly MatchSide[] = ['target', 'source']
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
/** Marks the words that can still be selected. */
const OPEN = 'data-open'

/** Two columns of words; the two words of a pair are selected one after the other. Nothing moves. */
const MatchExercise = observer(function MatchExercise({
  draft,
  locked,
}: ExerciseProps & { draft: MatchDraft }) {
  const { adverbTitleOf } = useLanguageNames()
  const columns = useRef<HTMLDivElement>(null)
  const matched = draft.matched.length
  useShortcut(chooseTile.target, (row) => draft.press({ side: 'target', row }), !locked)
  useShortcut(chooseTile.source, (row) => draft.press({ side: 'source', row }), !locked)

  // A matched word can no longer be selected, so the focus moves to the next selectable one.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (matched === 0 || !(focused instanceof HTMLElement) || !columns.current?.contains(focused)) return
    const column = focused.closest('ul')
    const next =
      column?.querySelector<HTMLElement>(`[${OPEN}]`) ??
      columns.current.querySelector<HTMLElement>(`[${OPEN}]`)
    if (next) next.focus()
    else focusPrimary()
  }, [matched])

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    const open = [...(event.target.closest('ul')?.querySelectorAll<HTMLElement>(`[${OPEN}]`) ?? [])]
    open[(open.indexOf(event.target) + step + open.length) % open.length]?.focus()
  }

  return (
    <Columns ref={columns}>
      {SIDES.map((side) => {
        const lang = draft.sides[side][0]?.lang
        return (
          <section key={side} aria-labelledby={`match-${side}`}>
            <h2 id={`match-${side}`}>{lang && adverbTitleOf(lang)}</h2>
            <ul onKeyDown={move}>
              {draft.sides[side].map((tile, row) => (
                <li key={tile.wordId}>
                  <MatchTileButton draft={draft} side={side} row={row} tile={tile} locked={locked} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </Columns>
  )
})

const MatchTileButton = observer(function MatchTileButton({
  draft,
  side,
  row,
  tile,
  locked,
}: {
  draft: MatchDraft
  side: MatchSide
  row: number
  tile: MatchTile
  locked: boolean
}) {
  const { t } = useTranslation('vocabulary')
  const isMatched = draft.isMatched(tile)
  const isWrong = draft.isWrong(side, tile)
  const isSelected = draft.selected?.side === side && draft.selected.row === row
  const other = isMatched ? draft.otherHalf(side, tile) : undefined
  const Icon = isMatched ? IconCircleCheck : isWrong ? IconCircleX : isSelected ? IconCircleDot : null
  return (
    <Tile
      type="button"
      $hinted={draft.hintedWordId === tile.wordId}
      {...(!isMatched && !locked && { [OPEN]: true })}
      data-matched={isMatched || undefined}
      data-wrong={isWrong || undefined}
      disabled={isMatched || locked}
      aria-pressed={isMatched ? undefined : isSelected}
      aria-keyshortcuts={chooseTile[side].keys[row]}
      onClick={() => draft.press({ side, row })}
    >
      <KeyNumber>{chooseTile[side].keys[row]}</KeyNumber>
      <span>
        <span {...textIn(langTag(tile.lang))}>{displayText(tile.text, tile.lang)}</span>
        {other && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <small {...textIn(langTag(other.lang))}>{displayText(other.text, other.lang)}</small>
            <VisuallyHidden>: {t('wordTrainer.match.matched')}</VisuallyHidden>
          </>
        )}
        {isWrong && (
          <>
            <VisuallyHidden>: </VisuallyHidden>
            <small>{t('wordTrainer.match.wrong')}</small>
          </>
        )}
      </span>
      {Icon && <Icon aria-hidden />}
    </Tile>
  )
})

/** Number of matched pairs, and the result of the last one. */
const MatchNote = observer(function MatchNote({ draft }: { draft: MatchDraft }) {
  const { t } = useTranslation('vocabulary')
  if (draft.hintNote) return <HintLine note={draft.hintNote} />
  return (
    <span>
      <b>{t('wordTrainer.match.done', { done: draft.matched.length, total: draft.total })}</b>{' '}
      {draft.wrong && (
        <>
          <span>{t('wordTrainer.match.notPair')}</span> <InLanguage said={draft.wrong.target} /> –{' '}
          <InLanguage said={draft.wrong.source} />
        </>
      )}
    </span>
  )
})

/** Words of both languages are matched in pairs (V-WEX-07). */
export const matchPairs = exerciseKind('MATCH_PAIRS', ({ exerciseData }, tools) => {
  const draft = new MatchDraft(exerciseData.pairs, tools)
  return {
    title: 'wordTrainer.title.MATCH_PAIRS',
    draft,
    sound: null,
    checksItself: true,
    show: (props) => <MatchExercise {...props} draft={draft} />,
    showNote: () => <MatchNote draft={draft} />,
  }
})
