/** Letters that Unicode doesn't decompose into a base letter and a mark, and variants of the apostrophe. */
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
 * Normalizes text for searches: lower case, without diacritics, so that "lodz" finds "Łódź", and one kind of
 * apostrophe. The database function `search_form` has the same rules.
 */
export const searchForm = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(whole, (sign) => WHOLE[sign] ?? sign)
