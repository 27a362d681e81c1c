/** Letters that Unicode does not take apart into a base and a mark, and other signs for the apostrophe. */
const WHOLE: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '‘': "'",
  '´': "'",
}
const whole = /[łøđßœæ’‘´]/g

/**
 * A text as searches compare it: lower case, without diacritics, so that "lodz" finds "Łódź", with one kind of
 * apostrophe. The database has the same rules in its function `search_form`.
 */
export const searchForm = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(whole, (sign) => WHOLE[sign] ?? sign)
