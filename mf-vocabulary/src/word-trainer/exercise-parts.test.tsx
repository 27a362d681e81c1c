import { render } from '@testing-library/react'
import styled from 'styled-components'
import { hinted } from './exercise-parts'
import { HINT_AFTER, HINT_MOTION } from './word-exercise'

const Marked = styled.b`
  ${hinted}
`

test('a hint appears after 10 s and is animated for 1.5 s unless reduced motion is preferred (V-WTRN-13, V-WTRN-14)', () => {
  expect([HINT_AFTER, HINT_MOTION]).toEqual([10_000, 1_500])
  render(<Marked />)
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join()
  expect(rules).toMatch(/prefers-reduced-motion:\s*no-preference\)\s*\{[^}]*animation:[^;]*1500ms/)
})
