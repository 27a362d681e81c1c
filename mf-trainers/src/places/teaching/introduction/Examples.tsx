import type { LangCode } from '@mowka/contract/schemas/common'
import type { LessonIntroduction } from '@mowka/contract/schemas/lesson-teaching'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { audio } from '@mowka/kernel/platform/study'
import { media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import { IconPlayerStopFilled, IconVolume } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Marked } from '../Marked'

type Example = LessonIntroduction['examples'][number]

const List = styled.ul`
  display: grid;
  gap: ${tokens.s3};
`
const Bubble = styled(SpeechBubble).attrs({ padding: 'none' as const })<{ $isPlaying: boolean }>`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: ${tokens.s4};
  align-items: center;
  min-height: 96px;
  padding: ${tokens.s4} ${tokens.s5};
  box-shadow: ${({ $isPlaying }) => ($isPlaying ? `0 0 0 2px ${tokens.text}` : 'none')};
  b { display: block; font-size: ${tokens.fsSentence}; line-height: 1.25; overflow-wrap: anywhere; }
  p > span { display: block; margin-top: 4px; color: ${tokens.muted}; }
  ${media.phone} { gap: ${tokens.s3}; padding: ${tokens.s3} ${tokens.s4}; }
`
const Play = styled.button<{ $isPlaying: boolean }>`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  padding: 0;
  border: 1.5px solid ${({ $isPlaying }) => ($isPlaying ? 'transparent' : tokens.lineStrong)};
  border-radius: 50%;
  background: ${({ $isPlaying }) => ($isPlaying ? tokens.navy : tokens.card)};
  color: ${({ $isPlaying }) => ($isPlaying ? tokens.onNavy : tokens.text)};
`
const Missing = styled.span`
  color: ${tokens.muted};
  font-size: ${tokens.fs13};
  line-height: 1.2;
  text-align: center;
`

/** Returns the element id of an example's play button. */
export const exampleButtonId = (place: number): string => `example-${place + 1}`

/** Example sentences of an introduction with play buttons. */
export function Examples({ examples, lang }: { examples: readonly Example[]; lang: LangCode }) {
  return (
    <List>
      {examples.map((example, place) => (
        <ExampleLine key={example.exerciseId} example={example} lang={lang} place={place} />
      ))}
    </List>
  )
}

const ExampleLine = observer(function ExampleLine({
  example: { example, answer, answerRecording, mark },
  lang,
  place,
}: {
  example: Example
  lang: LangCode
  place: number
}) {
  const { t } = useTranslation('teaching')
  const isPlaying = answerRecording !== null && audio.current === answerRecording
  const isMissing =
    answerRecording === null ||
    (audio.trouble?.recordingId === answerRecording && audio.trouble.outcome === 'failed')
  const text = displayText(answer, lang)
  return (
    <Bubble as="li" $isPlaying={isPlaying}>
      {isMissing ? (
        <Missing>{t('noRecording')}</Missing>
      ) : (
        <Play
          type="button"
          id={exampleButtonId(place)}
          $isPlaying={isPlaying}
          aria-label={t(isPlaying ? 'stop' : 'play', { text: answer })}
          onClick={() => (isPlaying ? audio.stop() : void audio.play(answerRecording))}
        >
          {isPlaying ? <IconPlayerStopFilled aria-hidden /> : <IconVolume aria-hidden />}
        </Play>
      )}
      <p>
        <b {...textIn(langTag(lang))}>
          <Marked text={text} mark={mark} />
        </b>
        <span>{example}</span>
      </p>
    </Bubble>
  )
})
