import { SegmentedControl as Control, Tabs as TabSet } from '@mantine/core'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { systemChosen } from '../theme/GlobalStyle'
import { Library } from '../theme/Library'
import { media } from '../theme/media'

const line = css<{ $full?: boolean }>`
  display: ${({ $full }) => ($full ? 'grid' : 'inline-flex')};
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--mw-1);
  max-width: 100%;
  padding: 4px;
  overflow-x: auto;
  border: 1px solid var(--mw-line);
  border-radius: 14px;
  background: var(--mw-sunken);
  scrollbar-width: none;
`
const face = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--mw-2);
  min-height: 44px;
  padding: 0 18px;
  border: 0;
  border-radius: 10px;
  background: none;
  color: var(--mw-muted);
  font-weight: 700;
  white-space: nowrap;
  cursor: pointer;
  ${media.hover} { &:hover { color: var(--mw-text); } }
  /* All of them fit on a phone: they share the row, and long names wrap. */
  ${media.phone} { flex: 1 1 auto; padding: 0 var(--mw-3); line-height: 1.2; white-space: normal; }
`
const chosen = css`
  background: var(--mw-raised);
  box-shadow: 0 0 0 1px var(--mw-line), 0 1px 3px rgb(11 37 69 / 0.1);
  color: var(--mw-text);
  font-weight: 800;
  ${media.forcedColors} { ${systemChosen} }
`
const closed = css`
  color: var(--mw-disabled);
  cursor: not-allowed;
`

/** The library's container around tab list and panel, without effect on the layout. */
const Root = styled(TabSet)`
  display: contents;
`
const List = styled(TabSet.List)<{ $full?: boolean }>`
  ${line}
`
const Tab = styled(TabSet.Tab)`
  ${face}
  &:focus-visible { outline-offset: -3px; }
  &[aria-selected='true'] { ${chosen} }
  &:disabled { ${closed} }
  > span { display: contents; }
`
const Panel = styled(TabSet.Panel)`
  &:focus-visible { outline-offset: 4px; border-radius: var(--mw-r-8); }
`
/** A row of native radio buttons, visible as their labels. */
const Segments = styled.div<{ $full?: boolean }>`
  display: contents;
  > [role='radiogroup'] {
    ${line}
    position: relative;
    /* The library's animated background; ours belongs to the label. */
    > span { display: none; }
    > div { position: relative; display: grid; flex: none; }
    ${media.phone} { > div { flex: 1 1 auto; } }
  }
  input { position: absolute; inset: 0; z-index: 1; appearance: none; margin: 0; outline: none; cursor: pointer; }
  input:disabled { cursor: not-allowed; }
  label { ${face} }
  label > span { display: contents; }
  input:checked + label { ${chosen} }
  input:disabled + label { ${closed} }
  input:focus-visible + label { outline: 3px solid var(--mw-focus); outline-offset: -3px; }
`
const Count = styled.span`
  flex: none;
  min-width: 24px;
  padding: 0 7px;
  border-radius: 12px;
  background: var(--mw-navy-soft);
  color: var(--mw-text);
  font-size: var(--mw-fs-13);
  font-weight: 800;
  line-height: 24px;
  text-align: center;
  white-space: nowrap;
`
export type TabOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** A count next to the label. */
  count?: number
  icon?: ReactNode
  disabled?: boolean
}

type Common<Value extends string> = {
  /** Accessible name. */
  label: string
  options: readonly TabOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Equal widths across the full row. */
  fullWidth?: boolean
}

/** Tabs with the selected panel as children. */
export function Tabs<Value extends string>({
  label,
  options,
  value,
  onChange,
  fullWidth,
  children,
}: Common<Value> & { children?: ReactNode }) {
  const choose = (chosen: string | null) => {
    const option = options.find((each) => each.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Library>
      <Root value={value} onChange={choose} keepMounted={false}>
        <List aria-label={label} $full={fullWidth}>
          {options.map((option) => (
            <Tab
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              leftSection={option.icon}
              rightSection={option.count !== undefined && <Count>{option.count}</Count>}
            >
              {option.label}
            </Tab>
          ))}
        </List>
        {children !== undefined && (
          <Panel value={value} tabIndex={0}>
            {children}
          </Panel>
        )}
      </Root>
    </Library>
  )
}

/** A choice of few values with immediate effect (radio group): ranking periods, list sorting. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  fullWidth,
}: Common<Value>) {
  return (
    <Library>
      <Segments $full={fullWidth}>
        <Control
          aria-label={label}
          data={options.map((option) => ({
            value: option.value,
            disabled: option.disabled,
            label: (
              <>
                {option.icon}
                <span>{option.label}</span>
                {option.count !== undefined && <Count>{option.count}</Count>}
              </>
            ),
          }))}
          value={value}
          onChange={onChange}
        />
      </Segments>
    </Library>
  )
}
