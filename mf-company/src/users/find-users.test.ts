import { employee } from './company.fixture'
import { findUsers, pageRows, sortUsers } from './find-users'

const lukasz = employee()
const ewa = employee({ id: 'user-3', email: 'ewa.nowak@latarnia.test', firstname: 'Ewa', lastname: 'Nowak' })
const invited = employee({ id: 'user-4', email: 'adam@latarnia.test', firstname: '', lastname: '' })
const all = [lukasz, ewa, invited]

describe('the search for people', () => {
  it('finds by e-mail and by name, whatever the case and the marks', () => {
    expect(findUsers(all, 'NOWAK@')).toEqual([ewa])
    expect(findUsers(all, 'lukasz zak')).toEqual([lukasz])
    expect(findUsers(all, 'Żak Łukasz')).toEqual([lukasz])
  })
  it('finds everybody when nothing was typed', () => {
    expect(findUsers(all, '  ')).toEqual(all)
  })
  it('wants every word', () => {
    expect(findUsers(all, 'ewa zak')).toEqual([])
  })
})

describe('the order of people', () => {
  it('goes by e-mail, both ways', () => {
    expect(sortUsers(all, { field: 'email', direction: 'asc' })).toEqual([invited, ewa, lukasz])
    expect(sortUsers(all, { field: 'email', direction: 'desc' })).toEqual([lukasz, ewa, invited])
  })
})

describe('a page of people', () => {
  const rows = Array.from({ length: 120 }, (_, index) => index)
  it('holds as many as its size', () => {
    expect(pageRows(rows, 2, 50)).toEqual({ page: 2, rows: rows.slice(50, 100) })
  })
  it('is the last one when the list has become shorter', () => {
    expect(pageRows(rows, 9, 50)).toEqual({ page: 3, rows: rows.slice(100) })
    expect(pageRows([], 3, 50)).toEqual({ page: 1, rows: [] })
  })
})
