import { render, screen } from '@testing-library/react'
import { ShortText } from './ShortText'

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
