import { shortcutGroups } from './shortcut-list'

test('no group has one key for two things', () => {
  for (const { shortcuts } of shortcutGroups) {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys)
    expect(keys).toEqual([...new Set(keys)])
  }
})
