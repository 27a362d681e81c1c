import { formatFilters } from '@mowka/contract/list'
import { read, useReads } from '@mowka/web/api'
import { useParams } from 'react-router-dom'
import { EditPage } from '../edit/EditPage'
import { usePopupPage } from './use-popup-page'

/** The page of a popup: form, history and preview (A-POP-03). */
export default function AdminEditPopupPage() {
  const { popupId = '' } = useParams()
  const reads = useReads({ popups: read('listPopups', { filters: formatFilters({ _id: popupId }) }) })
  const { picker, ...page } = usePopupPage()
  return (
    <>
      <EditPage {...page} reads={reads} rowOf={({ popups }) => popups.data[0]} />
      {picker}
    </>
  )
}
