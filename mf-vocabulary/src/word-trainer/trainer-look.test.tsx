import { render } from '@testing-library/react'
import styled from 'styled-components'
import { HINT_AFTER, HINT_MOTION } from './hint-note'
import { hinted } from './trainer-look'

const Marked = styled.b`
  ${hinted}
`

test('V-WTRN-13 V-WTRN-14: a hint comes after 10 s and moves for 1.5 s, where motion is welcome', () => {
  expect([HINT_AFTER, HINT_MOTION]).toEqual([10_000, 1_500])
  render(<Marked />)
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join()
  expect(rules).toMatch(/prefers-reduced-motion:\s*no-preference\)\s*\{[^}]*animation:[^;]*1500ms/)
})
