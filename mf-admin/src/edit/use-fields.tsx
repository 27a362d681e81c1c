import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { languages } from '@mowka/domain/languages'
import { maxLength, minChosen, type Rule, required } from '@mowka/domain/rules'
import type { SelectOption } from '@mowka/kernel/ui'
import { ChipsInput, SelectInput, SwitchInput, TextAreaInput, TextInput } from '@mowka/web/forms'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditField } from './entity'
import { TagsOfContentInput } from './TagsOfContentInput'

/** The CEFR levels of content, in ascending order (C20). */
export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const satisfies readonly CefrLevel[]

/** Names of the fields whose values have a type. */
type Named<Values, Value> = {
  [Key in keyof Values & string]: [Values[Key]] extends [Value] ? Key : never
}[keyof Values & string]

type Options = { note?: string; side?: boolean }
type TextOptions = Options & {
  rules?: readonly Rule<string>[]
  /** Maximum length, in characters. */
  max: number
  /** BCP 47 tag, for spell checkers and screen readers. */
  lang?: string
}

/** An option of a select. */
type Choice = { value: string; label: string }

const choicesOfLevel = levels.map((level) => ({ value: level, label: level }))

/** Shown in place of a missing value. */
export const NOTHING = '–'

/**
 * Builds form fields: `field.text('name', t('…'), { max: 200, rules: [required] })`. `field.own` accepts a custom
 * control.
 */
export function useFields<Values extends object>() {
  const { t } = useTranslation(['admin', 'common'])
  return useMemo(() => {
    const own = <Name extends keyof Values & string>(
      name: Name,
      label: string,
      input: ReactNode,
      { show, side = false }: { show: (value: Values[Name], values: Values) => ReactNode; side?: boolean },
    ): EditField<Values> => ({ name, label, input, side, show: (values) => show(values[name], values) })

    const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : NOTHING)
    const asList = (value: unknown) =>
      Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : NOTHING
    const textRules = ({ rules = [], max }: TextOptions) => [...rules, maxLength(max)]
    const select = (
      name: keyof Values & string,
      label: string,
      { note, side = true, choices }: Options & { choices: readonly Choice[] },
    ) =>
      own(
        name,
        label,
        <SelectInput<never> name={name} label={label} note={note} rules={[required]} options={choices} />,
        { side, show: (value) => choices.find((choice) => choice.value === value)?.label ?? NOTHING },
      )

    return {
      own,
      text: (name: Named<Values, string>, label: string, options: TextOptions) =>
        own(
          name,
          label,
          <TextInput<never>
            name={name}
            label={label}
            note={options.note}
            lang={options.lang}
            rules={textRules(options)}
          />,
          { ...options, show: asText },
        ),
      area: (name: Named<Values, string>, label: string, options: TextOptions & { rows?: number }) =>
        own(
          name,
          label,
          <TextAreaInput<never>
            name={name}
            label={label}
            note={options.note}
            lang={options.lang}
            rows={options.rows ?? 3}
            rules={textRules(options)}
          />,
          { ...options, show: asText },
        ),
      toggle: (name: Named<Values, boolean>, label: string, { note, side = true }: Options = {}) =>
        own(name, label, <SwitchInput<never> name={name} label={label} note={note} />, {
          side,
          show: (value) => t(value ? 'edit.yes' : 'edit.no'),
        }),
      /** A select with an empty option. */
      choice: (
        name: Named<Values, string>,
        label: string,
        { options, note, side = true }: Options & { options: readonly SelectOption<string>[] },
      ) =>
        own(
          name,
          label,
          <SelectInput<never>
            name={name}
            label={label}
            note={note}
            options={[{ value: '', label: NOTHING }, ...options]}
          />,
          { side, show: (value) => options.find((option) => option.value === value)?.label ?? NOTHING },
        ),
      tags: (name: Named<Values, string[]>, label: string, { note, side = true }: Options = {}) =>
        own(name, label, <TagsOfContentInput name={name} label={label} note={note} />, {
          side,
          show: asList,
        }),
      lang: (name: Named<Values, LangCode>, label: string, options: Options = {}) =>
        select(name, label, {
          ...options,
          choices: languages.map(({ langCode, fullNameTK }) => ({ value: langCode, label: t(fullNameTK) })),
        }),
      level: (name: Named<Values, CefrLevel>, label: string, options: Options = {}) =>
        select(name, label, { ...options, choices: choicesOfLevel }),
      levels: (name: Named<Values, CefrLevel[]>, label: string, { note, side = false }: Options = {}) =>
        own(
          name,
          label,
          <ChipsInput<never>
            name={name}
            label={label}
            note={note}
            rules={[minChosen(1)]}
            options={choicesOfLevel}
          />,
          { side, show: asList },
        ),
    }
  }, [t])
}
