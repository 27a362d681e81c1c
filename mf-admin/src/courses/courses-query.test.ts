import {
  changeCoursesQuery,
  coursesArguments,
  pageInstead,
  readCoursesQuery,
  writeCoursesQuery,
} from './courses-query'

const read = (text: string) => readCoursesQuery(new URLSearchParams(text))

describe('the address of the course list', () => {
  it('means Polish questions, English answers and ten rows by name when it says nothing (A-CRSL-07, A-CRSL-08)', () => {
    expect(read('')).toEqual({
      search: '',
      sourceLang: 'PL',
      targetLang: 'ENG',
      sort: { field: 'name', direction: 'asc' },
      limit: 10,
      page: 1,
    })
  })
  it('stays plain for the plain list', () => {
    expect(writeCoursesQuery(read('')).toString()).toBe('')
  })
  it('reads back everything that it wrote', () => {
    const query = {
      search: 'w pracy; czas: 2',
      sourceLang: 'ENG',
      targetLang: 'RU',
      sort: { field: 'name', direction: 'desc' },
      limit: 25,
      page: 3,
    } as const
    expect(read(writeCoursesQuery(query).toString())).toEqual(query)
  })
  it.each([
    'limit=11',
    'limit=ten',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=NaN',
    'sort=name:up',
    'sort=secret:asc',
  ])('takes the default for %s', (text) => {
    expect(read(text)).toEqual(read(''))
  })
  it('takes the default for a language that is none', () => {
    expect(read('sourceLang=tlh&targetLang=')).toMatchObject({ sourceLang: 'PL', targetLang: 'ENG' })
  })
})

describe('a change of what is shown', () => {
  it('begins at the first page again', () => {
    expect(changeCoursesQuery(read('page=4'), { search: 'czas' })).toMatchObject({ search: 'czas', page: 1 })
    expect(changeCoursesQuery(read('page=4'), { limit: 50 })).toMatchObject({ limit: 50, page: 1 })
  })
  it('goes to another page with everything else as it was', () => {
    expect(changeCoursesQuery(read('page=4&search=czas'), { page: 5 })).toEqual(read('page=5&search=czas'))
  })
})

describe('the call for the list', () => {
  it('joins the filters with semicolons and encodes what was typed (C58)', () => {
    expect(coursesArguments(read('search=a;b:c&sort=name:desc&page=2'))).toEqual({
      filters: '$search:a%3Bb%3Ac;sourceLang:PL;targetLang:ENG',
      sort: 'name:desc',
      limit: 10,
      page: 2,
    })
  })
  it('leaves out a search that is empty', () => {
    expect(coursesArguments(read('search=%20')).filters).toBe('sourceLang:PL;targetLang:ENG')
  })
})

describe('a page behind the end of the list', () => {
  it('becomes the last page', () => {
    expect(pageInstead(read('page=9'), 21)).toBe(3)
    expect(pageInstead(read('page=2'), 0)).toBe(1)
  })
  it('leaves a page that exists alone', () => {
    expect(pageInstead(read('page=3'), 21)).toBeNull()
    expect(pageInstead(read(''), 0)).toBeNull()
  })
})
