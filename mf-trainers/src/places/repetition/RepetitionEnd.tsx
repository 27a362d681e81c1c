import { paths } from '@mowka/contract/routes'
import type { Exercise, Lesson } from '@mowka/contract/schemas/learning'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { hasPage, usePageTitle } from '@mowka/kernel/platform'
import { sessionTimer } from '@mowka/kernel/platform/study'
import { Button, tokens } from '@mowka/kernel/ui'
import { IconRepeat } from '@mowka/kernel/ui/icons'
import { optional, useReads } from '@mowka/web/api'
import { Celebration } from '@mowka/web/trainer/Celebration'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { EndScreen } from '../lesson-end/EndScreen'
import { StreakCard } from '../lesson-end/StreakCard'
import { otherModes, useCloseLabel, useRepetitionModeChange } from './RepetitionFrame'
import { UnknownCards } from './UnknownCards'

const Modes = styled.section`
  display: grid;
  gap: ${tokens.s2};
  h2 { font-size: ${tokens.fs16}; }
`

/**
 * The end of a session: finish, change the mode (L-REP-04, L-REP-06) or repeat. Enter repeats the unknown cards or, if
 * there are none, finishes. Until the mode page is released, the modes themselves are listed.
 */
export default function RepetitionEnd({
  lesson,
  mode,
  closeTo,
  hasJustEnded,
  total,
  run,
  unknown,
  onUnknown,
  onAgain,
}: {
  lesson: Lesson
  mode: TrainerMode
  closeTo: string
  /** Whether the session just ended; false if it had ended before. */
  hasJustEnded: boolean
  /** Number of sentences in the session. */
  total: number
  /** Right answers in a row at the end. */
  run: number
  /** Cards that weren't known at first. */
  unknown: readonly Exercise[]
  /** Called when the learner repeats these. */
  onUnknown: () => void
  onAgain: () => void
}) {
  const { t } = useTranslation('trainers')
  const navigate = useNavigate()
  const closeLabel = useCloseLabel()
  const changeMode = useRepetitionModeChange(lesson._id)
  const reads = useReads({ stats: optional('getStats') })
  const stats = reads.state === 'ready' ? reads.data.stats : undefined
  const name = splitLessonName(lesson.name.source || lesson.name.target).title
  const others = otherModes(mode.name)
  const finish = () => navigate(closeTo)
  usePageTitle(name)
  const hasUnknown = unknown.length > 0
  const primary = hasUnknown
    ? { label: t('repetition.unknownAgain', { count: unknown.length }), onPress: onUnknown }
    : { label: t('repetition.finish'), onPress: finish }

  const ways = (
    <>
      {hasUnknown && (
        <Button fullWidth onClick={finish}>
          {t('repetition.finish')}
        </Button>
      )}
      {hasPage('repetitionModeSelector') ? (
        // The session timer continues in the chosen trainer (C06).
        <Button
          fullWidth
          to={paths.repetitionModeSelector({ lessonId: lesson._id })}
          onClick={sessionTimer.handOver}
        >
          {t('repetition.changeMode')}
        </Button>
      ) : (
        others.length > 0 && (
          <Modes aria-labelledby="other-modes">
            <h2 id="other-modes">{t('repetition.changeMode')}</h2>
            {others.map((each) => (
              <Button key={each.mode} fullWidth onClick={() => changeMode(each.mode)}>
                {t(`mode.${each.mode}.name`)}
              </Button>
            ))}
          </Modes>
        )
      )}
      <Button fullWidth variant="ghost" leftIcon={<IconRepeat aria-hidden />} onClick={onAgain}>
        {t(hasUnknown ? 'repetition.allAgain' : 'repetition.again')}
      </Button>
    </>
  )
  return (
    <>
      <LessonTopBar
        closeTo={closeTo}
        closeLabel={closeLabel}
        progress={{ done: total, position: total, total, tone: 'done', full: true }}
        combo={{ count: run, moves: false }}
      />
      <EndScreen primary={primary} actions={ways}>
        <Celebration title={t('repetition.finished')}>
          {hasJustEnded
            ? t('repetition.howMuch', { lesson: name, sentences: t('end.sentences', { count: total }) })
            : t('repetition.wasOver', { lesson: name })}
        </Celebration>
        {hasUnknown && <UnknownCards exercises={unknown} />}
        {stats && <StreakCard stats={stats} />}
      </EndScreen>
    </>
  )
}
