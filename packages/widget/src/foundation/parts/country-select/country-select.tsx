import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { ChevronIcon } from '../../icons/chevron-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { CountryList } from './country-list.tsx'
import type { NamedCountry } from './find-countries.ts'

registerStyles(`
& .st-country{flex:none;display:flex;align-items:center;gap:6px;min-height:47px;padding-inline:15px 8px;border-radius:var(--st-input-radius,var(--st-rounded-base));border-start-end-radius:0;border-end-end-radius:0;border-inline-end:1px solid var(--st-border);white-space:nowrap}
& .st-country>b{font-weight:600}
& .st-country>span{color:var(--st-muted-foreground);font-variant-numeric:tabular-nums}
& .st-country>.st-icon{width:16px;height:16px;color:var(--st-muted-foreground)}
& .st-country:not(:disabled):hover{background:var(--st-muted)}
& .st-country[aria-expanded=true]{background:var(--st-muted);outline:2px solid var(--st-ring)}
& .st-country:is(:focus-visible,[aria-expanded=true]){position:relative;z-index:1;outline-offset:-2px}
`)

/** The country of a phone number: a button with its letters and calling code, which opens the list of all countries. */
export function CountrySelect(props: {
  id: string
  label: string
  searchLabel: string
  noneLabel: string
  selected: NamedCountry
  /** Returns all countries in the order of the list; called when the list opens. */
  getCountries: () => readonly NamedCountry[]
  /** The phone field: the list opens below it and has its width. */
  fieldRef: RefObject<HTMLElement | null>
  onChoose: (region: string) => void
  isDisabled?: boolean
}): ReactNode {
  const { id, label, selected, onChoose } = props
  const [open, setOpen] = useState<readonly NamedCountry[] | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = `${id}-list`
  const toggle = () => setOpen(open ? null : props.getCountries())
  return (
    <>
      <button
        className="st-country"
        id={id}
        ref={button}
        type="button"
        disabled={props.isDisabled}
        aria-haspopup="listbox"
        aria-expanded={open !== null}
        aria-controls={open ? listId : undefined}
        aria-label={`${label}: ${selected.region} +${selected.code}, ${selected.name}`}
        onClick={toggle}
        onKeyDown={(event) => {
          if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
          event.preventDefault()
          toggle()
        }}
      >
        <b>{selected.region}</b>
        <span>+{selected.code}</span>
        <ChevronIcon />
      </button>
      {open && (
        <CountryList
          id={listId}
          countries={open}
          selected={selected.region}
          label={label}
          searchLabel={props.searchLabel}
          noneLabel={props.noneLabel}
          fieldRef={props.fieldRef}
          buttonRef={button}
          onChoose={(region) => {
            setOpen(null)
            onChoose(region)
          }}
          onClose={(isByKey) => {
            setOpen(null)
            if (isByKey) button.current?.focus()
          }}
        />
      )}
    </>
  )
}
