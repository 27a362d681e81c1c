import { bareTextBesideConditions } from './bare-text'

const component = (children: string) => `const Part = () => (\n<p>${children}</p>)`

test.each([
  ['an element in front of text', '{busy && <Loader />} Save'],
  ['an element behind text', '{t("save")}{busy && <Loader />}'],
  ['a choice of elements', '{busy ? <Loader /> : <Icon />}{`Save`}'],
  ['a list', '{names.join(", ")}{rows.map((row) => <Row key={row} />)}'],
  ['text that may be missing', '<b>Save</b>{busy && "…"}'],
  ['text or an element', '<b>Save</b>{busy ? <Loader /> : t("done")}'],
  ['a fallback for text', '<b>Save</b>{t("done") || <Loader />}'],
])('reports %s', (_, children) => {
  expect(bareTextBesideConditions(component(children))).toEqual([2])
})

test('reports children of a fragment and of nested elements, with line numbers', () => {
  expect(bareTextBesideConditions('const a = <>{x && <B />}\ntext</>')).toEqual([1])
  expect(bareTextBesideConditions('const a = <i>\n<b>{x && <B />} text</b></i>')).toEqual([2])
})

test.each([
  ['text alone', '{busy ? t("saving") : t("save")}'],
  ['text that may be missing, alone', '{busy && t("saving")}'],
  ['text in an element of its own', '{busy && <Loader />}<span>{t("save")}</span>'],
  ['text beside elements that stay', '{t("before")} <b>{name}</b> and {count > 1 ? t("more") : t("one")}.'],
  ['a fallback for a variable', '<b>{t("by")}</b>{author ?? t("nobody")}'],
  ['a blank beside a condition', '<b>{t("save")}</b>{" "}{busy && <Loader />}'],
  ['a comment beside a condition', '{/* Not yet. */}{busy && <Loader />}'],
  ['a variable, whose type is unknown', '{children}{busy && <Loader />}'],
])('accepts %s', (_, children) => {
  expect(bareTextBesideConditions(component(children))).toEqual([])
})
