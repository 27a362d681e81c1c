import { lineName, planName } from './receipt'

const line = {
  productCode: 'MONTHLY_SUBSCRIPTION_6:PL:ENG',
  name: 'Półroczny',
  targetLang: 'ENG',
} as const

test('an order line shows the product name of the order in Polish', () => {
  expect(lineName(line, 'pl')).toBe('Półroczny, angielski')
})

test('an order line is translated in an English email', () => {
  expect(lineName(line, 'en')).toBe('Half-yearly, English')
})

test('a plan of an unusual duration keeps its product name in English', () => {
  const productCode = 'MONTHLY_SUBSCRIPTION_3:PL:ENG'
  expect(planName({ ...line, productCode, name: 'Kwartalny' }, 'en')).toBe('Kwartalny')
})
