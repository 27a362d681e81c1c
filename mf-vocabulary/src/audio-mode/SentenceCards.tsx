import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { LoaderMark, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Track } from './player/playback-rules'
import type { AudioPlayer } from './player/player-store'
import type { Langs } from './player/player-texts'

const List = styled.ol`
  display: grid;
  gap: ${tokens.s2};
  padding: 0;
  list-style: none;
`
const Press = styled.button<{ $current: boolean }>`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.s3};
  width: 100%;
  padding: ${({ $current }) => ($current ? tokens.s5 : tokens.s3)} ${tokens.s5} ${({ $current }) => ($current ? tokens.s5 : tokens.s3)} ${tokens.s4};
  border: ${({ $current }) => ($current ? `2px solid ${tokens.text}` : `1px solid ${tokens.line}`)};
  border-radius: ${tokens.r16};
  background: ${tokens.card};
  color: inherit;
  text-align: left;
  scroll-margin-block: 96px 128px;
  cursor: pointer;
  ${media.hover} { &:hover { border-color: ${tokens.text}; } }
  ${media.belowMedium} { padding-inline: ${tokens.s3}; grid-template-columns: 32px minmax(0, 1fr) auto; }
  @media (prefers-reduced-motion: no-preference) { scroll-behavior: smooth; }
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  color: ${tokens.muted};
  font-weight: 700;
  > span { color: ${tokens.spark}; }
`
const Words = styled.span<{ $current: boolean }>`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
  > :first-child {
    font-size: ${({ $current }) => ($current ? tokens.fsSentence : tokens.fs18)};
    font-weight: 700;
    line-height: ${tokens.lhSnug};
  }
  > :last-child { color: ${tokens.muted}; font-size: ${({ $current }) => ($current ? tokens.fs16 : tokens.fs14)}; }
`
const Now = styled.span`
  font-size: ${tokens.fs14};
  font-weight: 700;
  ${media.belowMedium} { display: none; }
`

/** A sentence card; pressing it plays the sentence. */
function SentenceCard({
  track,
  number,
  langs,
  isCurrent,
  isPlaying,
  onPress,
}: {
  track: Track
  number: number
  langs: Langs
  isCurrent: boolean
  isPlaying: boolean
  onPress: () => void
}) {
  const { t } = useTranslation('vocabulary')
  const card = useRef<HTMLButtonElement>(null)
  const isFollowed = isCurrent && isPlaying
  useEffect(() => {
    if (isFollowed) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isFollowed])
  const exampleTag = langTag(langs.native)
  return (
    <Press
      ref={card}
      type="button"
      $current={isCurrent}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onPress}
    >
      <Mark aria-hidden>{isFollowed ? <LoaderMark /> : number}</Mark>
      <Words $current={isCurrent}>
        <span>
          <VisuallyHidden>{t('audio.playSentence', { number })} </VisuallyHidden>
          <span {...textIn(langTag(langs.foreign))}>{displayText(track.answer, langs.foreign)}</span>
        </span>
        <span {...textIn(exampleTag)}>{displayText(track.example, langs.native)}</span>
      </Words>
      {isCurrent && <Now>{t('audio.now')}</Now>}
    </Press>
  )
}

/** The sentences of the lesson in playback order (V-AUD-01). */
export const SentenceCards = observer(function SentenceCards({
  player,
  langs,
}: {
  player: AudioPlayer
  langs: Langs
}) {
  const { t } = useTranslation('vocabulary')
  const { order, tracks, at, status } = player
  return (
    <List aria-label={t('audio.sentences')}>
      {order.map((index, place) => {
        const track = tracks?.[index]
        return (
          track && (
            <li key={track.order}>
              <SentenceCard
                track={track}
                number={place + 1}
                langs={langs}
                isCurrent={place === at}
                isPlaying={status === 'playing'}
                onPress={() => player.goTo(index)}
              />
            </li>
          )
        )
      })}
    </List>
  )
})
