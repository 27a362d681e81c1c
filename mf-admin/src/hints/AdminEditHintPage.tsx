import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { EditedHint } from '@mowka/contract/schemas/editor/hint'
import { langTag } from '@mowka/domain/languages/languages'
import { hasPage } from '@mowka/kernel/platform'
import { Card, Muted, Stack } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { CreatePage, EditPage } from '../edit/EditPage'
import { NEW } from '../edit/entity'
import { useFromHere } from '../edit/way-back'
import { LessonsUsing } from '../links/LessonsUsing'
import { LinkList } from '../links/LinkList'
import { useAskToDelete } from '../links/use-ask-to-delete'
import { ShortText } from '../list/ShortText'
import { LazyContentComments, LazyFieldComments } from '../publication/lazy-comments'
import { useHintForm } from './hint-form'

/** The exercises that a hint is assigned to (A-HINT-06). Assignments are edited on the exercise page. */
function ExercisesOfHint({ hint }: { hint: EditedHint }) {
  const { t } = useTranslation('admin')
  const fromHere = useFromHere()
  const { exercises, exerciseCount, sourceLang, targetLang } = hint
  return (
    <Card as="section" aria-labelledby="exercises-of-hint">
      <Stack gap={3}>
        <h2 id="exercises-of-hint">{t('hints.exercises.title', { count: exerciseCount })}</h2>
        {exercises.length === 0 ? (
          <Muted>{t('hints.exercises.none')}</Muted>
        ) : (
          <LinkList>
            {exercises.map(({ _id, example, answer }) => (
              <li key={_id}>
                {hasPage('adminEditExercise') ? (
                  <Link
                    to={fromHere(paths.adminEditExercise({ exerciseId: _id }))}
                    lang={langTag(targetLang)}
                  >
                    <ShortText text={answer} />
                  </Link>
                ) : (
                  <strong lang={langTag(targetLang)}>
                    <ShortText text={answer} />
                  </strong>
                )}{' '}
                <Muted as="span" lang={langTag(sourceLang)}>
                  <ShortText text={example} />
                </Muted>
              </li>
            ))}
          </LinkList>
        )}
        {exerciseCount > exercises.length && exercises.length > 0 && (
          <Muted>{t('inExercises.more', { count: exerciseCount - exercises.length })}</Muted>
        )}
      </Stack>
    </Card>
  )
}

/** The page of a hint: form, history and assigned exercises (A-HINT-04, A-HINT-05, A-HINT-06). */
export default function AdminEditHintPage() {
  const { hintId = NEW } = useParams()
  const reads = useReads({
    hints: read(
      'listHints',
      hintId === NEW ? null : { filters: formatFilters({ _id: hintId }), withExercises: 'true' },
    ),
  })
  const page = useHintForm()
  const { t } = useTranslation('admin')
  const askToDelete = useAskToDelete('hint')
  if (hintId === NEW) return <CreatePage {...page} />
  return (
    <EditPage
      {...page}
      reads={reads}
      rowOf={({ hints }) => hints.data[0]}
      askToDelete={({ _id, exerciseCount }) =>
        askToDelete(_id, { title: t('hints.askDelete'), exercises: exerciseCount })
      }
      beside={({ _id }, { name, label }) => (
        <LazyFieldComments kind="hint" rowId={_id} field={name} label={label} />
      )}
      below={(hint) => (
        <>
          <ExercisesOfHint hint={hint} />
          <LessonsUsing kind="hint" id={hint._id} />
          <LazyContentComments kind="hint" rowId={hint._id} />
        </>
      )}
    />
  )
}
