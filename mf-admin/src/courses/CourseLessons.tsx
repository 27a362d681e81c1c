import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { ListChange } from '@mowka/contract/schemas/editor/catalog'
import type { Course, EditedLesson } from '@mowka/contract/schemas/learning'
import { cefrLevels } from '@mowka/domain/course/course'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { confirm, notify } from '@mowka/kernel/platform'
import {
  Badge,
  BadgeRow,
  Button,
  Card,
  IconButton,
  Muted,
  ResponsiveDialog,
  Row,
  Section,
  Skeleton,
  Stack,
} from '@mowka/kernel/ui'
import { IconChevronDown, IconChevronUp, IconLink, IconPencil, IconPlus, IconX } from '@mowka/kernel/ui/icons'
import { changes, read, useReads, useWrite } from '@mowka/web/api'
import { Form, FormActions, notifyUnlessFieldErrors, SelectInput, useGuardedClose } from '@mowka/web/forms'
import { ReadStates } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFromHere, useReturnedRow } from '../edit/way-back'
import { emptyName, type NameValues, nameFields, writtenName } from '../lessons/lesson-name'
import { NameInput } from '../lessons/NameInput'
import { AttachDialog } from '../links/AttachDialog'
import { moveChange, moved, withChange } from '../links/list-change'
import { SortableList } from '../links/SortableList'
import { UnpublishedBadge } from '../publication/PublicationBadge'
import { LessonExercises } from './LessonExercises'

/** Maximum number of lessons in the search results. */
const FOUND = 20

const titleOf = ({ name }: EditedLesson) => splitLessonName(name.source).title || name.target

/** The lessons of a course in order, with buttons to create and attach lessons (A-CRSE-02 to A-CRSE-08). */
export function CourseLessons({ course }: { course: Course }) {
  const { t } = useTranslation(['admin', 'common'])
  const [open, setOpen] = useState<'new' | 'attach' | null>(null)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const reads = useReads({ lessons: read('getCourseLessons', { id: course._id }) })
  const fromHere = useFromHere()
  const pageFromHere = (lessonId: string) => fromHere(paths.adminEditLesson({ lessonId }))
  useReturnedRow(pageFromHere, reads.state === 'ready')
  const write = useWrite('changeCourseLessons', {
    row: () => course._id,
    args: (change: ListChange) => ({ id: course._id, body: change }),
    optimistic: [
      changes('getCourseLessons', ({ data }, change: ListChange) => ({ data: withChange(data, change) })),
    ],
  })
  const step = useWrite('changeLessonOrder', {
    row: () => course._id,
    optimistic: [
      changes('getCourseLessons', (answer, { body }: { body: { lessonId: string; type: 'up' | 'down' } }) => {
        const from = answer.data.findIndex(({ _id }) => _id === body.lessonId)
        return { data: moved(answer.data, from, from + (body.type === 'up' ? -1 : 1)) }
      }),
    ],
  })

  const save = async (change: ListChange, said: string) => {
    const { ok } = await write.run(change)
    if (ok) notify('success', said)
    return ok
  }
  const remove = async (lesson: EditedLesson) => {
    const isSure = await confirm({
      title: t('courses.lessons.askRemove', { name: titleOf(lesson) }),
      text: t('row.cannotUndo'),
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
    if (isSure) await save({ action: 'detach', rowId: lesson._id }, t('courses.lessons.removed'))
  }

  return (
    <Section
      title={t('courses.lessons.title')}
      aside={
        <Row>
          <Button size="sm" leftIcon={<IconLink aria-hidden />} onClick={() => setOpen('attach')}>
            {t('courses.lessons.attach')}
          </Button>
          <Button size="sm" variant="navy" leftIcon={<IconPlus aria-hidden />} onClick={() => setOpen('new')}>
            {t('courses.lessons.new')}
          </Button>
        </Row>
      }
    >
      <ReadStates reads={reads} skeleton={<Skeleton height={200} />}>
        {({ lessons: { data } }) => {
          const ids = data.map(({ _id }) => _id)
          return (
            <Stack gap={3}>
              {data.length === 0 ? (
                <Muted>{t('courses.lessons.empty')}</Muted>
              ) : (
                <Card padding="small">
                  <SortableList
                    label={t('courses.lessons.title')}
                    onMove={(from, to) => void write.run(moveChange(ids, from, to))}
                    onStep={(from, type) =>
                      void step.run({
                        id: course._id,
                        body: { lessonId: ids[from] ?? '', type, courseId: course._id },
                      })
                    }
                    items={data.map((lesson) => {
                      const name = titleOf(lesson)
                      const isOpen = unfolded === lesson._id
                      return {
                        id: lesson._id,
                        name,
                        content: (
                          <Row gap={2}>
                            <strong>{name}</strong>
                            <BadgeRow>
                              <Badge tone="level">{lesson.level}</Badge>
                              <Muted as="span" size={13}>
                                {t('courses.lessons.exercises', { count: lesson.items.length })}
                              </Muted>
                              <UnpublishedBadge row={lesson} />
                            </BadgeRow>
                          </Row>
                        ),
                        actions: (
                          <>
                            <IconButton
                              size="sm"
                              aria-expanded={isOpen}
                              aria-label={t('courses.lessons.show', { name })}
                              onClick={() => setUnfolded(isOpen ? null : lesson._id)}
                            >
                              {isOpen ? <IconChevronUp aria-hidden /> : <IconChevronDown aria-hidden />}
                            </IconButton>
                            <IconButton
                              size="sm"
                              aria-label={t('courses.lessons.edit', { name })}
                              to={pageFromHere(lesson._id)}
                            >
                              <IconPencil aria-hidden />
                            </IconButton>
                            <IconButton
                              size="sm"
                              aria-label={t('courses.lessons.remove', { name })}
                              onClick={() => void remove(lesson)}
                            >
                              <IconX aria-hidden />
                            </IconButton>
                          </>
                        ),
                        more: isOpen && <LessonExercises lessonId={lesson._id} />,
                      }
                    })}
                  />
                </Card>
              )}
              {open === 'attach' && (
                <AttachDialog
                  title={t('courses.lessons.attachTitle')}
                  attached={ids}
                  find={(search) =>
                    read(
                      'getLesson',
                      {
                        filters: formatFilters({
                          $search: search,
                          sourceLang: course.sourceLang,
                          targetLang: course.targetLang,
                        }),
                        sort: 'name:asc',
                        limit: FOUND,
                      },
                      { keepPrevious: true },
                    )
                  }
                  rowsOf={(answer) =>
                    answer.data.map((lesson) => ({
                      id: lesson._id,
                      name: titleOf(lesson),
                      detail: `${lesson.level}, ${lesson.description.source}`,
                    }))
                  }
                  onAttach={(rowId) => save({ action: 'attach', rowId }, t('courses.lessons.attached'))}
                  onClose={() => setOpen(null)}
                />
              )}
            </Stack>
          )
        }}
      </ReadStates>
      {open === 'new' && <NewLessonDialog course={course} onClose={() => setOpen(null)} />}
    </Section>
  )
}

type Values = NameValues & { level: CefrLevel }

/** Creates a lesson at the end of a course (A-CRSE-04). */
function NewLessonDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common'])
  const { close, onDirty } = useGuardedClose(onClose)
  const [requestId] = useState(() => crypto.randomUUID())
  const create = useWrite('createLesson', {
    success: () => t('lessons.form.created'),
    failure: notifyUnlessFieldErrors,
  })
  const save = ({ level, ...name }: Values) =>
    create.run({
      body: {
        requestId,
        name: writtenName(name),
        level,
        sourceLang: course.sourceLang,
        targetLang: course.targetLang,
        courseId: course._id,
        // A new lesson is a draft, also in a published course.
        active: false,
      },
    })
  return (
    <ResponsiveDialog open onClose={close} title={t('courses.lessons.newTitle')}>
      <Form<Values>
        initialValues={{ ...emptyName, level: course.level }}
        aria-label={t('courses.lessons.newTitle')}
        save={save}
        onSaved={onClose}
        onDirty={onDirty}
      >
        <Stack gap={4}>
          {nameFields.map((name) => (
            <NameInput key={name} name={name} />
          ))}
          <SelectInput<Values, CefrLevel>
            name="level"
            label={t('field.lesson.level')}
            options={cefrLevels.map((level) => ({ value: level, label: level }))}
          />
          <FormActions submit={t('common:add')} variant="primary" always inDialog>
            <Button onClick={close}>{t('common:cancel')}</Button>
          </FormActions>
        </Stack>
      </Form>
    </ResponsiveDialog>
  )
}
