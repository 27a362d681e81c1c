import { CreatePage } from '../edit/EditPage'
import { useHintPage } from './use-hint-page'

/** The page of a new hint (A-HINT-04). */
export default function AdminAddHintPage() {
  return <CreatePage {...useHintPage()} />
}
