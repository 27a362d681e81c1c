import { render, screen } from '@testing-library/react'
import { ShortText, shortText } from './ShortText'

test('shows 25 characters, and the whole text in a tooltip and to screen readers (A-CRSE-09)', () => {
  const text = 'I have a cat that likes to sleep.'
  render(
    <a href="/e1">
      <ShortText text={text} />
    </a>,
  )
  expect(screen.getByRole('link', { name: text })).toHaveTextContent('I have a cat that likes t…')
  expect(screen.getByTitle(text)).toBeInTheDocument()
})

test('shows a short text unchanged (A-CRSE-09)', () => {
  const { container } = render(<ShortText text="I have a cat." />)
  expect(container).toHaveTextContent(/^I have a cat\.$/)
})

test('a sentence is truncated to 25 characters with an ellipsis (A-CRSE-09)', () => {
  expect(shortText('Gotuję w kuchni.')).toBe('Gotuję w kuchni.')
  expect(shortText('1234567890123456789012345')).toBe('1234567890123456789012345')
  expect(shortText('Gdybym wiedział, zadzwoniłbym wcześniej.')).toBe('Gdybym wiedział, zadzwoni…')
  expect(shortText('Dom i ogród, a w ogrodzie i psy')).toBe('Dom i ogród, a w ogrodzie…')
})
