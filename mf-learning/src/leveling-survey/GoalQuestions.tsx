import { dailyMinutes, type LearningReason, learningReasons } from '@mowka/domain/user/preferences'
import { session } from '@mowka/kernel/session'
import { Muted, media, Stack, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import {
  IconBriefcase,
  IconCertificate,
  IconHeart,
  IconHome,
  IconMapPin,
  IconUsers,
} from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

type Answers = { learningReason?: LearningReason | undefined; preferredLessonTime?: number | undefined }

const icons: Record<LearningReason, ReactNode> = {
  work: <IconBriefcase aria-hidden />,
  travel: <IconMapPin aria-hidden />,
  exam: <IconCertificate aria-hidden />,
  abroad: <IconHome aria-hidden />,
  people: <IconUsers aria-hidden />,
  self: <IconHeart aria-hidden />,
}

const Group = styled.fieldset`
  min-width: 0;
  margin-inline: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: ${tokens.s3}; padding: 0; }
`
const Choices = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${tokens.s2} ${tokens.s3};
  ${media.phone} {
    grid-template-columns: repeat(${({ $columns }) => ($columns === 3 ? 2 : $columns)}, minmax(0, 1fr));
    gap: ${tokens.s2};
  }
`
const Choice = styled.label`
  position: relative;
  display: flex;
  gap: ${tokens.s3};
  align-items: center;
  min-height: 56px;
  padding: ${tokens.s2} ${tokens.s4};
  border: 1.5px solid ${tokens.lineStrong};
  border-radius: ${tokens.r12};
  background: ${tokens.card};
  font-weight: ${tokens.fwStrong};
  line-height: ${tokens.lhSnug};
  cursor: pointer;
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  svg { flex: none; color: ${tokens.muted}; }
  ${media.hover} { &:hover { border-color: ${tokens.text}; } }
  &:has(:checked) {
    border-color: ${tokens.text};
    background: ${tokens.sparkSoft};
    box-shadow: inset 0 0 0 1px ${tokens.text};
    svg { color: ${tokens.text}; }
  }
  &:has(:focus-visible) { outline: 3px solid ${tokens.focus}; outline-offset: 2px; }
  ${media.forcedColors} { &:has(:checked) { outline: 2px solid Highlight; } }
  ${media.phone} { gap: ${tokens.s2}; min-height: 52px; padding-inline: ${tokens.s3}; }
`
const Minutes = styled(Choice)`
  justify-content: center;
  b { font-size: ${tokens.fs22}; font-weight: 900; }
  ${media.phone} { flex-direction: column; gap: 0; padding-inline: 4px; font-size: ${tokens.fs14}; }
`

/**
 * Asks for the reason to learn and for a daily goal. Both questions are optional, and an answer is saved with the preferences
 * immediately, so that they add no step on the way to the first lesson.
 */
export const GoalQuestions = observer(function GoalQuestions() {
  const { t } = useTranslation('learning')
  /** The choices that aren't saved yet. */
  const [pending, setPending] = useState<Answers>({})
  const [isSaved, setSaved] = useState(false)
  const { run } = useWrite('patchUserMetadata', {
    onAnswer: (user) => session.setUser(user),
    failure: () => t('goal.failed'),
  })
  const choose = async (payload: Answers) => {
    setPending((now) => ({ ...now, ...payload }))
    const { ok } = await run({ body: { action: 'preferences', payload } })
    if (ok) setSaved(true)
    // A later choice of the same question stays pending.
    const left = <Name extends keyof Answers>(name: Name, now: Answers): Answers[Name] =>
      now[name] === payload[name] ? undefined : now[name]
    setPending((now) => ({
      learningReason: left('learningReason', now),
      preferredLessonTime: left('preferredLessonTime', now),
    }))
  }
  const learningReason = pending.learningReason ?? session.preferences.learningReason
  const preferredLessonTime = pending.preferredLessonTime ?? session.preferences.preferredLessonTime
  return (
    <Stack gap={5}>
      <Group>
        <legend>
          <h2>{t('goal.reason')}</h2>
        </legend>
        <Choices $columns={3}>
          {learningReasons.map((each) => (
            <Choice key={each}>
              <input
                type="radio"
                name="reason"
                checked={learningReason === each}
                onChange={() => void choose({ learningReason: each })}
              />
              {icons[each]}
              <span>{t(`goal.reasons.${each}`)}</span>
            </Choice>
          ))}
        </Choices>
      </Group>
      <Group>
        <legend>
          <h2>{t('goal.minutes')}</h2>
        </legend>
        <Choices $columns={4}>
          {dailyMinutes.map((each) => (
            <Minutes key={each}>
              <input
                type="radio"
                name="minutes"
                aria-label={t('goal.count', { count: each })}
                checked={preferredLessonTime === each}
                onChange={() => void choose({ preferredLessonTime: each })}
              />
              <b>{each}</b>
              <span>{t('goal.unit')}</span>
            </Minutes>
          ))}
        </Choices>
      </Group>
      <Muted size={14}>{t('goal.optional')}</Muted>
      <VisuallyHidden role="status">{isSaved && t('goal.saved')}</VisuallyHidden>
    </Stack>
  )
})
