import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { Badge, BadgeRow, Muted, Switch, VisuallyHidden } from '@mowka/kernel/ui'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import styled from 'styled-components'
import { actionsColumn } from '../list/row-columns'
import { UnpublishedBadge } from '../publication/PublicationBadge'

const Name = styled.span`
  font-weight: 700;
  overflow-wrap: anywhere;
`

/** Fields with a switch in the list (A-CRSL-05, A-CRSL-06). */
export type CourseSwitch = 'active' | 'explicitAccessRequired'

/** Columns of the course table (A-CRSL-04). */
export function courseColumns(
  t: TFunction<'admin'>,
  onSwitch: (course: Course, field: CourseSwitch, value: boolean) => void,
): Column<Course>[] {
  const switchColumn = (field: CourseSwitch): Column<Course> => ({
    id: field,
    header: t(`courses.column.${field}`),
    width: '12%',
    card: 'line',
    cell: (course) => (
      <Switch
        label={<VisuallyHidden>{t(`courses.switch.${field}`, { name: course.name })}</VisuallyHidden>}
        checked={course[field]}
        onChange={(value) => onSwitch(course, field, value)}
      />
    ),
  })
  return [
    {
      id: 'name',
      header: t('courses.column.name'),
      sortable: true,
      card: 'title',
      width: '34%',
      cell: (course) => (
        <>
          <Name>{course.name}</Name> <UnpublishedBadge row={course} />
        </>
      ),
    },
    {
      id: 'levels',
      header: t('courses.column.levels'),
      width: '14%',
      cell: (course) => (
        <BadgeRow>
          {course.levels.map((level) => (
            <Badge key={level} tone="level">
              {level}
            </Badge>
          ))}
        </BadgeRow>
      ),
    },
    {
      id: 'lessons',
      header: t('courses.column.lessons'),
      align: 'center',
      width: '8%',
      cell: (course) => course.lessons.length,
    },
    switchColumn('active'),
    switchColumn('explicitAccessRequired'),
    {
      id: 'tags',
      header: t('courses.column.tags'),
      card: 'line',
      width: '20%',
      cell: (course) =>
        course.tags.length === 0 ? (
          <Muted as="span" size={13}>
            {t('courses.noTags')}
          </Muted>
        ) : (
          <BadgeRow>
            {course.tags.map((tag) => (
              <Badge key={tag} tone="tag">
                {tag}
              </Badge>
            ))}
          </BadgeRow>
        ),
    },
    actionsColumn({
      headerText: t('courses.column.edit'),
      edit: ({ _id, name }) => ({
        label: t('courses.edit', { name }),
        to: paths.adminEditCourse({ courseId: _id }),
      }),
    }),
  ]
}
