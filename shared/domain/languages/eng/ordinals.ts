const WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )

const digitsOf = (value: number): string => {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10]
  return `${value}${(Math.floor(value / 10) !== 1 && ending) || 'th'}`
}

/** The days of a month. */
export const ordinals = WORDS.map((word, index) => [digitsOf(index + 1), word] as const)
