import { formatFilters } from '@mowka/contract/list'
import { read, useReads } from '@mowka/web/api'
import { useParams } from 'react-router-dom'
import { EditPage } from '../edit/EditPage'
import { ExercisesOfHint } from './ExercisesOfHint'
import { useHintPage } from './use-hint-page'

/** The page of a hint: form, history and assigned exercises (A-HINT-05, A-HINT-06). */
export default function AdminEditHintPage() {
  const { hintId = '' } = useParams()
  const reads = useReads({
    hints: read('listHints', { filters: formatFilters({ _id: hintId }), withExercises: 'true' }),
  })
  return (
    <EditPage
      {...useHintPage()}
      reads={reads}
      rowOf={({ hints }) => hints.data[0]}
      below={(hint) => <ExercisesOfHint hint={hint} />}
    />
  )
}
