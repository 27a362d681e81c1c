import { idOf, seedLibrary } from '../library'
import { olga } from '../people'
import type { OtherUsersFixture } from './fixture'

/** Popups, which have no owner: every account may mark any of them as seen. */
export const popupObjects: OtherUsersFixture = async (t) => {
  const popup = {
    title: 'Nowości',
    htmlContent: '<p>Nowe kursy</p>',
    active: true,
    startDate: '2026-01-01',
    endDate: '2030-12-31',
    maxDisplayTimes: 1,
  }
  await seedLibrary(t, {
    popups: [
      { ...popup, path: 'popups/nowosci' },
      { ...popup, path: 'popups/szkic', active: false },
    ],
  })
  return {
    popup: {
      mine: { id: idOf('popups/nowosci') },
      others: [
        {
          name: 'one that is switched off',
          id: idOf('popups/szkic'),
          owner: olga,
          stranger: 'allowed',
          admin: 'allowed',
        },
      ],
    },
  }
}
