import { CreatePage } from '../edit/EditPage'
import { usePopupPage } from './use-popup-page'

/** The page of a new popup (A-POP-10). */
export default function AdminAddPopupPage() {
  const { picker, ...page } = usePopupPage()
  return (
    <>
      <CreatePage {...page} />
      {picker}
    </>
  )
}
