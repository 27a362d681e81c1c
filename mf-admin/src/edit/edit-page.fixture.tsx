import { describeKind } from '@mowka/contract/content-kinds/kind'
import type { Course } from '@mowka/contract/schemas/learning'
import { callApi, read, useReads } from '@mowka/web/api'
import { useParams } from 'react-router-dom'
import { CreatePage, EditPage } from './EditPage'
import type { Entity } from './entity'
import { emptyValues, type FormValues, valuesOf } from './kind-form'
import { useKindFields } from './use-kind-fields'

/** A kind that uses every feature of the page; it writes courses. */
const sampleKind = describeKind({
  name: 'course',
  fields: {
    name: { type: 'text', min: 1, max: 20 },
    description: { type: 'text', max: 100, default: '', multiline: true },
    active: { type: 'flag', default: true },
    tags: { type: 'tags' },
  },
})

type Values = FormValues<typeof sampleKind>

const entity: Entity<Course, Values> = {
  kind: 'course',
  list: '/admin/courses',
  page: (id) => `/admin/courses/${id}`,
  empty: emptyValues(sampleKind),
  valuesOf: (course) => valuesOf(sampleKind, course),
  create: (requestId, values) =>
    callApi('createCourse', {
      body: {
        requestId,
        ...values,
        levels: ['A1'],
        explicitAccessRequired: false,
        sourceLang: 'PL',
        targetLang: 'ENG',
      },
    }),
  save: ({ _id, version }, change) => callApi('updateCourse', { id: _id, body: { ...change, version } }),
  remove: ({ _id, version }) => callApi('deleteWord', { id: _id, version }),
  copy: async (row, requestId) => {
    await callApi('copyWord', { id: row._id, body: { requestId } })
    return { ...row, _id: 'c2' }
  },
}

/** The page of that kind. */
export function SamplePage() {
  const { courseId = 'new' } = useParams()
  const isNew = courseId === 'new'
  const reads = useReads({ courses: read('getCourse', isNew ? null : { id: courseId }) })
  const fields = useKindFields(sampleKind)
  const props = {
    entity,
    texts: {
      title: (row: Course | null) => (row ? `Kurs: ${row.name}` : 'Nowy kurs'),
      list: 'Kursy',
      created: 'Kurs dodany.',
      saved: 'Kurs zapisany.',
      deleted: 'Kurs usunięty.',
      copied: 'Kurs skopiowany.',
      askDelete: 'Usunąć kurs?',
      gone: 'Kurs nie istnieje.',
    },
    fields,
    preview: (values: Values) => <p>{`Podgląd: ${values.name}`}</p>,
  }
  return isNew ? (
    <CreatePage {...props} />
  ) : (
    <EditPage {...props} reads={reads} rowOf={({ courses }) => courses.data[0]} />
  )
}
