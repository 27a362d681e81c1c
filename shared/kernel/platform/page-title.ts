import { useEffect } from 'react'

/** The product's name: the title of a page that has none of its own, and the end of every other. */
export const PRODUCT_NAME = 'Mówka'

/**
 * Names the browser's tab after the page: `usePageTitle(t('title'))` gives "Kursy · Mówka". A title that is not known
 * yet (null, undefined, empty) leaves the product's name alone. One call a page.
 */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME
    return () => {
      document.title = PRODUCT_NAME
    }
  }, [title])
}
