import * as icons from './icons'

describe('icons', () => {
  it('exports a component for every icon name', () => {
    for (const [name, icon] of Object.entries(icons)) expect([name, typeof icon]).toEqual([name, 'object'])
  })
})
