import { pageNumbers } from './Pager'

describe('pageNumbers', () => {
  it('shows all of a few pages', () => {
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
  })
  it('shows the first three, a gap and the last page at the beginning', () => {
    expect(pageNumbers(1, 27)).toEqual([1, 2, 3, null, 27])
  })
  it('shows the neighbours between two gaps in the middle', () => {
    expect(pageNumbers(10, 27)).toEqual([1, null, 9, 10, 11, null, 27])
  })
  it('shows the page instead of a gap of one page', () => {
    expect(pageNumbers(4, 27)).toEqual([1, 2, 3, 4, 5, null, 27])
  })
  it('shows the last three pages at the end', () => {
    expect(pageNumbers(27, 27)).toEqual([1, null, 25, 26, 27])
  })
})
