import { paths } from '@mowka/contract/routes'
import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { Badge, Button, Muted, Switch, VisuallyHidden } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import { useList } from '@mowka/web/views/list'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ContentListPage } from '../batch/ContentListPage'
import { NEW } from '../edit/entity'
import { useRowSwitch } from '../edit/row-actions'
import { useListMemory } from '../edit/way-back'
import { actionsColumn, tagsColumn } from '../list/row-columns'
import { UnpublishedBadge } from '../publication/PublicationBadge'
import { lessonEntity } from './lesson-entity'

const titleOf = ({ name }: EditedLesson) => splitLessonName(name.source).title || name.target

/** The list of lessons for editors (A-LESS-01, A-LESS-02, A-LESS-08). */
export default function AdminLessonsPage() {
  const { t } = useTranslation('admin')
  const list = useList('getLesson')
  useListMemory(lessonEntity.page, list.rows !== undefined)
  const flip = useRowSwitch<EditedLesson>('lesson', {
    success: ({ row, value }) => t(value ? 'lessons.on' : 'lessons.off', { name: titleOf(row) }),
  })
  return (
    <ContentListPage
      kind="lesson"
      title={t('lessons.title')}
      count={(count) => t('lessons.count', { count })}
      nameOf={titleOf}
      actions={
        <Button
          variant="primary"
          leftIcon={<IconPlus aria-hidden />}
          to={paths.adminEditLesson({ lessonId: NEW })}
        >
          {t('lessons.add')}
        </Button>
      }
      handle={list}
      texts={t('lessons.list', { returnObjects: true, search: list.view.filters.$search })}
      columns={columns(t, (lesson, active) => flip(lesson, 'active', active))}
    />
  )
}

function columns(
  t: TFunction<'admin'>,
  onSwitch: (lesson: EditedLesson, active: boolean) => void,
): Column<EditedLesson>[] {
  return [
    {
      id: 'name',
      header: t('lessons.column.name'),
      sortable: true,
      card: 'title',
      width: '40%',
      cell: (lesson) => (
        <>
          <strong>{titleOf(lesson)}</strong> <UnpublishedBadge row={lesson} />
          {lesson.description.source && (
            <Muted as="span" size={13}>
              {' '}
              {lesson.description.source}
            </Muted>
          )}
        </>
      ),
    },
    {
      id: 'level',
      header: t('lessons.column.level'),
      sortable: true,
      width: '10%',
      cell: ({ level }) => <Badge tone="level">{level}</Badge>,
    },
    {
      id: 'items',
      header: t('lessons.column.exercises'),
      align: 'center',
      width: '10%',
      cell: ({ items }) => items.length,
    },
    {
      id: 'active',
      header: t('lessons.column.active'),
      width: '12%',
      card: 'line',
      cell: (lesson) => (
        <Switch
          label={<VisuallyHidden>{t('lessons.switch', { name: titleOf(lesson) })}</VisuallyHidden>}
          checked={lesson.active}
          onChange={(active) => onSwitch(lesson, active)}
        />
      ),
    },
    tagsColumn(t('lessons.column.tags'), '24%'),
    actionsColumn({
      headerText: t('lessons.column.edit'),
      edit: (lesson) => ({
        label: t('lessons.edit', { name: titleOf(lesson) }),
        to: lessonEntity.page(lesson._id),
      }),
    }),
  ]
}
