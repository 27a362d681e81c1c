import { CONTENT_SEARCH_LENGTH } from '@mowka/domain/course/content-search'
import { hasRightsOf } from '@mowka/domain/user/roles'
import type { WidgetProps } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { EmptyState, ErrorState, Muted, Skeleton, Stack, TextField, VisuallyHidden } from '@mowka/kernel/ui'
import { IconSearch } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { useSearchText } from '@mowka/web/views/list/use-search-text'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { idInAddress } from '../links/id-in-address'
import { OptionList } from './OptionList'
import { firstGroups, foundGroups } from './options'
import { recentRows } from './recent-rows'

/** Search debounce in ms: results appear while typing. */
const DEBOUNCE = 200

/** The text to search for. A pasted URL of a row stands for its id. */
const soughtIn = (text: string): string => (/^(https?:\/\/|\/)\S+$/.test(text) ? idInAddress(text) : text)

const NOTHING = { data: [], more: [] }

/**
 * The search over all content and pages of the panel: a combobox whose options are links. Without a text it lists
 * recently opened rows and all pages. Only editors search content; other roles find the pages that they may open.
 */
export default function PanelSearch({ pages, onClose }: WidgetProps['admin/PanelSearch']) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [recent] = useState(recentRows)
  /** The number of the active option, for this search. */
  const [chosen, setChosen] = useState({ search: '', index: 0 })
  /** Enter was pressed before the results arrived. */
  const [isEnterPending, setEnterPending] = useState(false)
  const { text, setText, commit } = useSearchText(search, setSearch, DEBOUNCE)

  const sought = soughtIn(search)
  const isEditor = hasRightsOf(session.roles, 'editor')
  const isAsked = isEditor && sought !== ''
  const reads = useReads({
    found: read('searchContent', isAsked ? { text: sought } : null, { keepPrevious: true }),
  })
  const isReady = !isAsked || (reads.state === 'ready' && !reads.outdated)
  const isPending = text.trim() !== search || (!isReady && reads.state !== 'failed')
  const found = isAsked && reads.state === 'ready' ? reads.data.found : NOTHING
  const groups =
    search === '' ? firstGroups(t, isEditor ? recent : [], pages) : foundGroups(t, search, pages, found)
  const options = groups.flatMap((group) => group.options)
  const active = chosen.search === search ? Math.min(chosen.index, options.length - 1) : 0
  const activate = (index: number) => setChosen({ search, index })

  useEffect(() => box.current?.focus(), [])

  const open = (index: number) => {
    const option = options[index]
    if (!option) return
    onClose()
    void navigate(option.address)
  }
  const openFirst = useEffectEvent(() => {
    setEnterPending(false)
    open(0)
  })
  useEffect(() => {
    if (isEnterPending && !isPending) openFirst()
  }, [isEnterPending, isPending])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = options.length - 1
    const steps: Record<string, () => void> = {
      ArrowDown: () => activate(active === last ? 0 : active + 1),
      ArrowUp: () => activate(active === 0 ? last : active - 1),
      Enter: () => {
        if (!isPending) return open(active)
        commit()
        setEnterPending(true)
      },
    }
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    step()
  }

  const status = isPending
    ? t('searching')
    : search === ''
      ? ''
      : t('found', { count: options.filter(({ kind }) => kind !== 'more').length })
  return (
    <Stack gap={3}>
      <TextField
        ref={box}
        label={t('label')}
        hideLabel
        placeholder={t('hint')}
        leftIcon={<IconSearch aria-hidden />}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? `${id}-list-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={CONTENT_SEARCH_LENGTH}
        value={text}
        onChange={(value) => {
          setText(value)
          setEnterPending(false)
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {options.length > 0 && (
        <OptionList
          id={`${id}-list`}
          label={search === '' ? t('recent') : t('results')}
          groups={groups}
          active={active}
          onActive={activate}
          onOpen={onClose}
        />
      )}
      {isAsked && reads.state === 'failed' ? (
        <ErrorState bare headingLevel={3} onRetry={() => void reads.retry()} retrying={reads.retrying} />
      ) : isPending && options.length === 0 ? (
        <Skeleton height={120} />
      ) : (
        !isPending &&
        options.length === 0 && (
          <EmptyState headingLevel={3} title={t('none.title')}>
            {t(isEditor ? 'none.text' : 'none.pages')}
          </EmptyState>
        )
      )}
      <Muted size={13}>{t('keys')}</Muted>
    </Stack>
  )
}
