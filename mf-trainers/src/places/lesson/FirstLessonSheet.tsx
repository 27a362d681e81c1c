import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import { Button, Mascot, Sheet, Stack, tokens } from '@mowka/kernel/ui'
import { IconBulb, IconKeyboard, IconMicrophone, IconVolume } from '@mowka/kernel/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import * as v from 'valibot'
import type { TrainerMode } from '../../core/store/trainer-mode'

const firstLessonSeen = stored(localKeys.firstLessonSeen, v.boolean())

const Points = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: ${tokens.s3}; }
`

/** Explains a lesson in a mode, once, before any lesson is finished (L-TRN-11, U30). */
export function FirstLessonSheet({
  show,
  mode,
}: {
  show: boolean
  mode: Pick<TrainerMode, 'hintsPerExercise' | 'countsWithoutSuccess'>
}) {
  const { t } = useTranslation('trainers')
  const [isSeen, setSeen] = useState(() => firstLessonSeen.read() === true)
  const close = () => {
    firstLessonSeen.write(true)
    setSeen(true)
  }
  return (
    <Sheet
      open={show && !isSeen}
      onClose={close}
      title={t('firstLesson.title')}
      actions={
        <Button variant="primary" onClick={close}>
          {t('firstLesson.start')}
        </Button>
      }
    >
      <Stack>
        <Mascot size={64} />
        <Points>
          <li>
            {mode.countsWithoutSuccess ? <IconMicrophone aria-hidden /> : <IconKeyboard aria-hidden />}
            <span>{t(mode.countsWithoutSuccess ? 'firstLesson.say' : 'firstLesson.answer')}</span>
          </li>
          {mode.hintsPerExercise > 0 && (
            <li>
              <IconBulb aria-hidden />
              {t('firstLesson.hints')}
            </li>
          )}
          <li>
            <IconVolume aria-hidden />
            {t('firstLesson.sound')}
          </li>
        </Points>
      </Stack>
    </Sheet>
  )
}
