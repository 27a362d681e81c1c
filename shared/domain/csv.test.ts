import { csvFile, textOfCell } from './csv'

test('cells are quoted, and texts that look like formulas stay texts', () => {
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
  'a cell that begins with %j is protected, and is read back without the protection',
  (sign) => {
    const cell = `${sign}1+1`
    expect(csvFile([[cell]])).toContain(`"'${cell}"`)
    expect(textOfCell(`'${cell}`)).toBe(cell)
  },
)
