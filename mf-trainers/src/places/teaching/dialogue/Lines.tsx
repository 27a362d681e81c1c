import type { LangCode } from '@mowka/contract/schemas/common'
import type { LessonDialogue } from '@mowka/contract/schemas/lesson-teaching'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { voicesOf } from '@mowka/domain/lesson/lesson-teaching'
import { displayText } from '@mowka/domain/text/line-ends'
import { media, SpeechBubble, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { DialogueStore } from './dialogue-store'
import { SpeakerFace } from './SpeakerFace'

const List = styled.ol`
  display: grid;
  gap: ${tokens.s3};
`
const Line = styled.li<{ $side: 'a' | 'b' }>`
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'a' ? 'row' : 'row-reverse')};
  gap: ${tokens.s2};
  align-items: center;
`
const Say = styled(SpeechBubble).attrs({ padding: 'none' as const })<{ $isNow: boolean; $isAhead: boolean }>`
  max-width: 75%;
  padding: ${tokens.s3} ${tokens.s4};
  border: 1px solid ${({ $isNow }) => ($isNow ? tokens.spark : tokens.line)};
  background: ${({ me, $isNow }) => ($isNow ? tokens.sparkSoft : me ? tokens.navySoft : tokens.card)};
  box-shadow: ${({ $isNow }) => ($isNow ? `0 0 0 1.5px ${tokens.spark}` : 'none')};
  color: ${({ $isAhead }) => ($isAhead ? tokens.muted : tokens.text)};
  font-size: ${tokens.fs18};
  font-weight: 700;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  small { display: block; margin-top: 4px; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 400; }
  ${media.phone} { max-width: 100%; font-size: ${tokens.fs16}; }
`
const Polish = styled.button`
  flex: none;
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  span {
    display: inline-block;
    padding: 3px ${tokens.s2};
    border: 1.5px solid ${tokens.lineStrong};
    border-radius: ${tokens.r8};
    color: ${tokens.muted};
    font-size: ${tokens.fs13};
    font-weight: 800;
  }
  &[aria-pressed='true'] span { border-color: transparent; background: ${tokens.navy}; color: ${tokens.onNavy}; }
`

/** Pause of automatic scrolling after a manual scroll, in ms. */
const SCROLL_REST = 5000

/** Lines of a dialogue. Each has a toggle for its translation and plays when pressed. */
export const Lines = observer(function Lines({
  dialogue: { lines, speakers },
  store,
  lang,
  polish,
  onPolish,
}: {
  dialogue: Pick<LessonDialogue, 'lines' | 'speakers'>
  store: DialogueStore
  lang: LangCode
  /** Indexes of lines with a visible translation. */
  polish: ReadonlySet<number>
  onPolish: (line: number) => void
}) {
  const { t } = useTranslation('teaching')
  const list = useRef<HTMLOListElement>(null)
  useInView(list, store.isPlaying ? store.at : null)
  const voices = voicesOf(speakers)
  return (
    <List ref={list} aria-label={t('dialogue.lines')}>
      {lines.map(({ by, text, translation, recording }, index) => (
        <Line key={recording + String(index)} $side={by}>
          <SpeakerFace side={by} voice={voices[by]} />
          <Say
            as="button"
            type="button"
            me={by === 'b'}
            $isNow={store.at === index && (store.isPlaying || store.reached >= 0)}
            $isAhead={index > store.reached && store.reached >= 0}
            aria-current={store.at === index && store.isPlaying}
            onClick={() => void store.playLine(index)}
          >
            <VisuallyHidden>{speakers[by].name}: </VisuallyHidden>
            <span {...textIn(langTag(lang))}>{displayText(text, lang)}</span>
            {polish.has(index) && <small lang="pl">{translation}</small>}
          </Say>
          <Polish
            type="button"
            aria-pressed={polish.has(index)}
            aria-label={t('dialogue.polish', { number: index + 1 })}
            onClick={() => onPolish(index)}
          >
            <span aria-hidden>PL</span>
          </Polish>
        </Line>
      ))}
    </List>
  )
})

/** Scrolls the current line to the middle of the window, unless the user has just scrolled. */
function useInView(list: React.RefObject<HTMLElement | null>, at: number | null): void {
  const scrolledAt = useRef(0)
  useEffect(() => {
    const remember = () => {
      scrolledAt.current = Date.now()
    }
    window.addEventListener('wheel', remember, { passive: true })
    window.addEventListener('touchmove', remember, { passive: true })
    return () => {
      window.removeEventListener('wheel', remember)
      window.removeEventListener('touchmove', remember)
    }
  }, [])
  useEffect(() => {
    if (at === null || Date.now() - scrolledAt.current < SCROLL_REST) return
    list.current?.children[at]?.scrollIntoView({ block: 'center' })
  }, [list, at])
}
