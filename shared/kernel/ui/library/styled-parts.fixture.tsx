import { useState } from 'react'
import { DateField, type DateRange, DateRangeField, MonthField } from '../dates'
import { FileField, MultiSelect, NumberField, SuggestField, TagsField } from '../forms'

const languages = [
  { value: 'ENG', label: 'Angielski' },
  { value: 'DE', label: 'Niemiecki' },
  { value: 'ES', label: 'Hiszpański' },
] as const

/** Every Mantine component with its own styles, controlled and with a value. */
export function StyledParts({ error }: { error?: string }) {
  const [number, setNumber] = useState<number | null>(12)
  const [chosen, setChosen] = useState<('ENG' | 'DE' | 'ES')[]>(['DE'])
  const [tags, setTags] = useState<string[]>(['podróże'])
  const [town, setTown] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [day, setDay] = useState<string | null>('2026-11-22')
  const [range, setRange] = useState<DateRange>(['2026-11-02', '2026-11-22'])
  const [month, setMonth] = useState<string | null>('2026-11')
  return (
    <main>
      <h1>Pola</h1>
      <NumberField
        label="Punkty"
        note="Od 0 do 100"
        error={error}
        value={number}
        onChange={setNumber}
        min={0}
        max={100}
      />
      <NumberField label="Cena" decimals={2} suffix=" zł" value={1234.5} onChange={() => {}} />
      <MultiSelect label="Języki" error={error} options={languages} value={chosen} onChange={setChosen} />
      <TagsField label="Tagi" error={error} value={tags} onChange={setTags} suggestions={['praca', 'dom']} />
      <SuggestField
        label="Miasto"
        error={error}
        value={town}
        onChange={setTown}
        suggestions={['Kraków', 'Kielce', 'Lublin']}
      />
      <FileField label="Nagrania" error={error} value={files} onChange={setFiles} accept="audio/*" multiple />
      <DateField label="Dzień" error={error} value={day} onChange={setDay} />
      <DateRangeField label="Okres" error={error} value={range} onChange={setRange} />
      <MonthField label="Miesiąc" error={error} value={month} onChange={setMonth} />
      <output>
        {JSON.stringify({
          number,
          chosen,
          tags,
          town,
          files: files.map((file) => file.name),
          day,
          range,
          month,
        })}
      </output>
    </main>
  )
}
