import { searchForm } from './search-form'

test.each([
  ['Książka', 'ksiazka'],
  ['ŁÓDŹ', 'lodz'],
  ['Straße', 'strasse'],
  ['l’œuvre', "l'oeuvre"],
  ['Mañana', 'manana'],
  ['Ёлка', 'елка'],
  ['50 % \\ _', '50 % \\ _'],
])('the search form of %j is %j', (text, form) => {
  expect(searchForm(text)).toBe(form)
})
