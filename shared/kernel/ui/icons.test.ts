import * as icons from './icons'

describe('icons', () => {
  it('holds every icon it names', () => {
    for (const [name, icon] of Object.entries(icons)) expect([name, typeof icon]).toEqual([name, 'object'])
  })
})
