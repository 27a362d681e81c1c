import { csvFile, textOfCell } from './csv'

test('csvFile quotes cells and prevents formula injection', () => {
  const lines = [
    ['Kto', 'Ile'],
    ['=HYPERLINK("http://zly.test")', 1],
    [' +48 600', -5],
    ['@SUM(A1)', 0],
    ['＝1+1', 0],
    ['\u200b=1+1', 0],
    ['zwykły; tekst', 2],
  ]
  expect(csvFile(lines)).toBe(
    [
      '\ufeff"Kto";"Ile"',
      `"'=HYPERLINK(""http://zly.test"")";1`,
      `"' +48 600";-5`,
      `"'@SUM(A1)";0`,
      `"'＝1+1";0`,
      `"'\u200b=1+1";0`,
      '"zwykły; tekst";2',
      '',
    ].join('\r\n'),
  )
})

test.each(['=', '+', '-', '@', '|', '\t=', '\r=', '＝', '＋', '－', '＠', '｜'])(
  'a cell that begins with %j is escaped, and textOfCell removes the escape',
  (sign) => {
    const cell = `${sign}1+1`
    expect(csvFile([[cell]])).toContain(`"'${cell}"`)
    expect(textOfCell(`'${cell}`)).toBe(cell)
  },
)
