import type { LangCode } from '@mowka/contract/schemas/common'
import type { Lesson } from '@mowka/contract/schemas/learning'
import { audio } from '@mowka/kernel/platform/study'
import { Muted, ResponsiveDialog, SkeletonText, Stack, tokens } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates, richNodes } from '@mowka/web/views'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Examples } from './Examples'
import { Rule } from './Rule'

const Title = styled.p`
  font-size: ${tokens.fs22};
  font-weight: 800;
`

/** The introduction of a lesson in a dialog over the trainer. */
export default function IntroductionDialog({
  lesson,
  lang,
  onClose,
}: {
  lesson: Lesson
  lang: LangCode
  onClose: () => void
}) {
  const { t } = useTranslation('teaching')
  const reads = useReads({ lesson: read('getLessonIntroduction', { id: lesson._id }) })
  useEffect(() => audio.stop, [])
  return (
    <ResponsiveDialog open onClose={onClose} title={t('introduction.name')} size="lg">
      <ReadStates reads={reads} skeleton={<SkeletonText lines={5} />} headingLevel={3}>
        {({ lesson: { introduction } }) =>
          introduction ? (
            <Stack gap={4}>
              <Title>{richNodes(introduction.title)}</Title>
              <div>{richNodes(introduction.rule)}</div>
              <Rule introduction={introduction} lang={lang} />
              <Examples examples={introduction.examples} lang={lang} />
            </Stack>
          ) : (
            <Muted>{t('introduction.none')}</Muted>
          )
        }
      </ReadStates>
    </ResponsiveDialog>
  )
}
