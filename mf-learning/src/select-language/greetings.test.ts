import { greetings } from './greetings'

test('every language says hello in its own way', () => {
  expect(greetings).toEqual({
    ENG: 'Hello!',
    DE: 'Hallo!',
    ES: '¡Hola!',
    FR: 'Salut !',
    IT: 'Ciao!',
    RU: 'Привет!',
    PL: 'Cześć!',
  })
})
