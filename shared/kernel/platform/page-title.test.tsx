import { renderHook } from '@testing-library/react'
import { usePageTitle } from './page-title'

test('the document title is the page title, or the product name without one', () => {
  const { rerender, unmount } = renderHook(({ title }: { title: string | null }) => usePageTitle(title), {
    initialProps: { title: null as string | null },
  })
  expect(document.title).toBe('Mówka')
  rerender({ title: 'Kursy' })
  expect(document.title).toBe('Kursy · Mówka')
  unmount()
  expect(document.title).toBe('Mówka')
})
