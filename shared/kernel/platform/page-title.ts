import { useEffect } from 'react'

/** The product name: the default title, and the suffix of all others. */
export const PRODUCT_NAME = 'Mówka'

/**
 * Sets the document title: `usePageTitle(t('title'))` results in "Kursy · Mówka". While the title is unknown (null,
 * undefined, empty), the product name is displayed alone. One call per page.
 */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME
    return () => {
      document.title = PRODUCT_NAME
    }
  }, [title])
}
