/** The picture names, which load with the forms of courses and lessons. */
export const pictureTexts = {
  namespace: 'pictures',
  loader: { pl: () => import('./locales/pl.json'), en: () => import('./locales/en.json') },
}
