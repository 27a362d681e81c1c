import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { IconBook2 } from '@mowka/kernel/ui/icons'
import { withTexts } from '@mowka/web/with-texts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onDemand } from '../../../core/on-demand/on-demand'
import { Entry, EntryList } from '../../../helps/entry/Entry'
import { teachingTexts } from '../texts'

const IntroductionDialog = onDemand(() =>
  withTexts(import(/* webpackChunkName: "introduction-dialog" */ './IntroductionDialog'), teachingTexts),
)

/** Drawer entry that opens the lesson's introduction; renders nothing if there is none. */
export function IntroductionEntry({ lesson, course }: { lesson: Lesson; course: Course }) {
  const { t } = useTranslation('trainers')
  const [isOpen, setOpen] = useState(false)
  if (!lesson.hasIntroduction) return null
  return (
    <EntryList>
      <Entry
        icon={<IconBook2 aria-hidden />}
        label={t('more.introduction')}
        opens
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <IntroductionDialog lesson={lesson} lang={course.targetLang} onClose={() => setOpen(false)} />
      )}
    </EntryList>
  )
}
