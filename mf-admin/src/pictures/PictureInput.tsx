import type { CourseKind } from '@mowka/domain/course/course'
import { type Picture, pictures } from '@mowka/domain/course/pictures'
import { tokens } from '@mowka/kernel/ui'
import { SelectInput, useFormValues } from '@mowka/web/forms'
import { PictureTile } from '@mowka/web/views/pictures'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.s4};
  align-items: end;
`

type Props = {
  label: string
  /** Chooses the ground, and the drawing if none is selected. */
  kindOf: (values: { tags: string[] }) => CourseKind
  /** The option for no picture. */
  none: 'none' | 'noneOfCourse'
}

/** Select of a picture in alphabetical order, with a preview. */
export function PictureInput({ label, kindOf, none }: Props) {
  const { t, i18n } = useTranslation('pictures')
  const values = useFormValues<{ picture: Picture | ''; tags: string[] }>()
  const options = pictures
    .map((value) => ({ value, label: t(`names.${value}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language))
  return (
    <Beside>
      <SelectInput<never>
        name="picture"
        label={label}
        options={[{ value: '', label: t(none) }, ...options]}
      />
      <PictureTile picture={values.picture || null} kind={kindOf(values)} />
    </Beside>
  )
}

/** The name of a picture; a dash without one. */
export function PictureName({ picture }: { picture: Picture | '' }) {
  const { t } = useTranslation('pictures')
  return picture === '' ? '–' : t(`names.${picture}`)
}
