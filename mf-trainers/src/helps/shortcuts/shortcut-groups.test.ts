import { shortcutGroups } from './ShortcutsDialog'

test('no group uses the same key twice', () => {
  for (const { shortcuts } of shortcutGroups) {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys)
    expect(keys).toEqual([...new Set(keys)])
  }
})
