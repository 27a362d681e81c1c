import type { ProblematicExample } from '@mowka/contract/schemas/progress'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { Button, Card, media, tokens } from '@mowka/kernel/ui'
import { IconRepeat } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Estimated time to repeat one sentence, in seconds. */
const SECONDS_EACH = 40

const Head = styled.div`
  display: flex;
  gap: ${tokens.s3};
  align-items: center;
  justify-content: space-between;
  h2 { font-size: ${tokens.fs18}; }
  p { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`
const List = styled.ul`
  margin-top: ${tokens.s2};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 44px;
    gap: 0 ${tokens.s2};
    align-items: center;
    min-height: 56px;
    padding: 6px 0;
    border-top: 1px solid ${tokens.line};
  }
  li:first-child { border-top: 0; }
  b { display: block; line-height: 1.3; }
  div > span { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.35; }
  ${media.belowMedium} {
    li { grid-template-columns: minmax(0, 1fr) 44px; }
    li > button { grid-row: 1 / span 2; grid-column: 2; }
  }
`
const Tries = styled.em`
  padding: 4px 8px;
  border-radius: 8px 8px 8px 2px;
  background: ${tokens.navySoft};
  font-size: ${tokens.fs13};
  font-style: normal;
  font-weight: 800;
  white-space: nowrap;
  ${media.belowMedium} { justify-self: start; padding: 0; background: none; color: ${tokens.muted}; }
`

/** The sentences that took more than one attempt, with a button to practice them (L-TRN-29). */
export const HardSentences = observer(function HardSentences({
  examples,
  onRepeat,
}: {
  examples: readonly ProblematicExample[]
  onRepeat: () => void
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const count = examples.length
  if (count === 0) return null
  return (
    <Card as="section" aria-labelledby="hard-sentences">
      <Head>
        <div>
          <h2 id="hard-sentences">{t('end.hard', { count })}</h2>
          <p>{t('end.about', { count: Math.ceil((count * SECONDS_EACH) / 60) })}</p>
        </div>
        <Button leftIcon={<IconRepeat aria-hidden />} onClick={onRepeat}>
          {t('end.repeat')}
        </Button>
      </Head>
      <List>
        {examples.map((each) => (
          <li key={each.exerciseId}>
            <div>
              <b {...textIn(langTag(session.targetLang))}>{displayText(each.answer, session.targetLang)}</b>
              <span {...textIn(langTag(session.sourceLang))}>
                {displayText(each.example, session.sourceLang)}
              </span>
            </div>
            <Tries>{t('end.tries', { count: each.attempts })}</Tries>
            {each.answerRecording && (
              <AudioButton
                recordingId={each.answerRecording}
                label={t('common:play', { text: each.answer })}
              />
            )}
          </li>
        ))}
      </List>
    </Card>
  )
})
