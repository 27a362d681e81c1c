import { paths } from '@mowka/contract/routes'
import type { EditedExercise } from '@mowka/contract/schemas/editor/exercise'
import { notify } from '@mowka/kernel/platform'
import { Button } from '@mowka/kernel/ui'
import { IconCopy, IconPlus } from '@mowka/kernel/ui/icons'
import { copyText } from '@mowka/web/views'
import { useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { ContentListPage } from '../../batch/ContentListPage'
import { useRowCopy, useRowRemoval } from '../../edit/row-actions'
import { useListMemory } from '../../edit/way-back'
import { useAskToDeleteExercise } from '../ask-to-delete'
import { exerciseColumns } from './exercise-columns'

/** Maximum number of links to copy (A-EXER-10). */
const MAX_LINKS = 25

/** Returns the panel URLs of exercises (A-EXER-12). */
const exerciseLinks = (exercises: readonly { _id: string }[]): string[] =>
  exercises.map(({ _id }) => window.location.origin + paths.adminEditExercise({ exerciseId: _id }))

/** Includes the learners' reports (A-EXER-14). */
const OPTIONS = { options: 'includeReportedBugs:1' }

/** The list of exercises for editors (A-EXER). */
export default function AdminExercisesPage() {
  const { t } = useTranslation('admin')
  const list = useList('listExercises', OPTIONS)
  useListMemory((exerciseId) => paths.adminEditExercise({ exerciseId }), list.rows !== undefined)
  const copy = useRowCopy('exercise', {
    page: (exerciseId) => paths.adminEditExercise({ exerciseId }),
    success: () => t('exercises.copied'),
  })
  const remove = useRowRemoval<EditedExercise>('exercise', {
    ask: useAskToDeleteExercise(),
    success: () => t('exercises.deleted'),
    failure: ({ status }) => (status === 403 || status === 409 ? undefined : t('exercises.notDeleted')),
  })

  const copyLinks = async () => {
    if (list.view.limit > MAX_LINKS) return notify('error', t('exercises.links.tooMany'))
    const isCopied = await copyText(exerciseLinks(list.rows ?? []).join('\n'))
    return isCopied
      ? notify('success', t('exercises.links.copied'))
      : notify('error', t('exercises.links.refused'))
  }
  return (
    <ContentListPage
      kind="exercise"
      title={t('exercises.title')}
      count={(count) => t('exercises.count', { count })}
      nameOf={({ answer }) => answer}
      actions={
        <Button variant="primary" leftIcon={<IconPlus aria-hidden />} to={paths.adminAddExercise()}>
          {t('exercises.add')}
        </Button>
      }
      handle={list}
      texts={t('exercises.list', { returnObjects: true, search: list.view.filters.$search })}
      columns={exerciseColumns(t, {
        onCopy: copy,
        onDelete: (exercise) => void remove(exercise),
      })}
      rowTone={({ needAttention }) => (needAttention ? 'attention' : undefined)}
      choices={[
        {
          name: 'reportedBugs.status',
          label: t('exercises.bugs.filter'),
          options: [
            { value: '', label: t('list.all') },
            { value: 'REPORTED', label: t('exercises.bugs.reported') },
            { value: 'APPROVED', label: t('exercises.bugs.approved') },
          ],
        },
      ]}
      filterAside={
        <Button
          leftIcon={<IconCopy aria-hidden />}
          size="sm"
          disabled={!list.rows?.length || list.outdated}
          onClick={() => void copyLinks()}
        >
          {t('exercises.links.copy')}
        </Button>
      }
    />
  )
}
