import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { CheckIcon } from '../../icons/check-icon.tsx'
import { SearchIcon } from '../../icons/search-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { takeFocus } from '../take-focus.ts'
import { findCountries, type NamedCountry } from './find-countries.ts'
import { keepPlaced } from './keep-placed.ts'

/** The list is five and a half rows high: the row that is cut shows that more rows follow. */
registerStyles(`
& .st-countries{position:absolute;inset:calc(100% + 6px) 0 auto;z-index:1;display:flex;flex-direction:column;margin:0;padding:0;width:100%;height:auto;overflow:hidden;background:var(--st-popover);color:var(--st-foreground);border:1px solid var(--st-container-border);border-radius:var(--st-rounded-base);box-shadow:var(--st-shadow-popover);animation:st-rise .16s ease-out}
& .st-countries:popover-open{position:fixed}
&:dir(rtl) .st-countries{direction:rtl}
& .st-country-search{flex:none;display:flex;align-items:center;gap:12px;height:45px;padding-inline:12px;border-bottom:1px solid var(--st-border)}
& .st-country-search>.st-icon{color:var(--st-muted-foreground)}
& .st-country-search>input{flex:1;min-width:0;height:100%;outline:0}
& .st-country-search>input::placeholder{color:var(--st-placeholder);opacity:1}
& .st-country-list,& .st-country-none:not(:empty){flex:0 1 242px;min-height:0}
& .st-country-list{position:relative;overflow-y:auto;overscroll-behavior:contain}
& .st-country-list:empty{display:none}
& .st-country-option{display:flex;align-items:center;gap:12px;min-height:44px;padding:4px 12px;line-height:1.25;cursor:pointer;scroll-margin:4px}
& .st-country-option>bdi{flex:none;width:48px;color:var(--st-muted-foreground);font-variant-numeric:tabular-nums}
&[dir=rtl] .st-country-option>bdi{text-align:right}
& .st-country-option>span{flex:1;min-width:0}
& .st-country-option[data-active]{background:var(--st-accent);box-shadow:inset 0 0 0 3px var(--st-popover);border-radius:7px;outline:2px solid transparent;outline-offset:-4px}
& .st-country-option[aria-selected=true],& .st-country-option[aria-selected=true]>bdi{color:var(--st-foreground);font-weight:600}
& .st-country-none{color:var(--st-muted-foreground)}
& .st-country-none:not(:empty){padding:12px}
@media (max-width:480px){
& .st-countries:popover-open{inset:auto 0 0;width:auto;max-width:none;border-width:1px 0 0;border-radius:12px 12px 0 0}
& .st-countries::backdrop{background:#0006}
}
`)

/**
 * Scrolls the list to a row, to its middle or as little as possible. Unlike `scrollIntoView`, it does not scroll the page.
 */
function reveal(list: HTMLElement, row: HTMLElement, isCentred: boolean): void {
  const top = row.offsetTop
  const room = list.clientHeight - row.offsetHeight
  if (isCentred) list.scrollTop = top - room / 2
  else list.scrollTop = Math.min(top, Math.max(list.scrollTop, top - room))
}

/** Returns the index of the row that a key selects; undefined for a key that selects no row. */
function findNext(key: string, at: number, last: number): number | undefined {
  const next: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 5,
    PageUp: at - 5,
    Home: 0,
    End: last,
  }
  const found = next[key]
  return found === undefined ? undefined : Math.max(0, Math.min(last, found))
}

/** Places the open list at its field, shows the selected country, and closes the list at a press elsewhere. */
function usePlacedList({
  box,
  list,
  search,
  fieldRef,
  buttonRef,
  onClose,
}: {
  box: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLDivElement | null>
  search: RefObject<HTMLInputElement | null>
  fieldRef: RefObject<HTMLElement | null>
  buttonRef: RefObject<HTMLElement | null>
  onClose: (isByKey: boolean) => void
}): void {
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const opened = box.current
    if (!opened || !fieldRef.current) return
    const leave = (event: Event) => {
      const path = event.composedPath()
      if (!path.includes(opened) && !path.includes(buttonRef.current ?? opened))
        close.current(false)
    }
    document.addEventListener('pointerdown', leave, true)
    const release = keepPlaced(opened, fieldRef.current)
    const row = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (list.current && row) reveal(list.current, row, true)
    takeFocus(search.current)
    return () => {
      document.removeEventListener('pointerdown', leave, true)
      release()
    }
  }, [box, list, search, fieldRef, buttonRef])
}

/** A country of the list. */
function CountryOption(props: {
  id: string
  country: NamedCountry
  isSelected: boolean
  isActive: boolean
  onPoint: () => void
  onChoose: (region: string) => void
}): ReactNode {
  const { region, code, name } = props.country
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field
    <div
      className="st-country-option"
      role="option"
      id={props.id}
      aria-selected={props.isSelected}
      data-active={props.isActive || undefined}
      // keeps the focus in the search field, which handles the keys
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => props.isActive || props.onPoint()}
      onClick={() => props.onChoose(region)}
    >
      <bdi dir="ltr">+{code}</bdi>
      <span>{name}</span>
      {props.isSelected && <CheckIcon />}
    </div>
  )
}

/** The open list of countries with its search field. */
export function CountryList(props: {
  id: string
  countries: readonly NamedCountry[]
  selected: string
  label: string
  searchLabel: string
  noneLabel: string
  /** The phone field, below which the list opens. */
  fieldRef: RefObject<HTMLElement | null>
  buttonRef: RefObject<HTMLElement | null>
  onChoose: (region: string) => void
  /** `isByKey`: the user closed the list with a key, so the button takes the focus back. */
  onClose: (isByKey: boolean) => void
}): ReactNode {
  const { id, countries, selected, fieldRef, buttonRef, onClose } = props
  const box = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const found = findCountries(countries, typed)
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ region }) => region === selected),
    ),
  )
  const current = found[active]
  const toOptionId = (region: string) => `${id}-${region}`
  usePlacedList({ box, list, search, fieldRef, buttonRef, onClose })

  const move = (index: number) => {
    setActive(index)
    const row = list.current?.children[index]
    if (list.current && row instanceof HTMLElement) reveal(list.current, row, false)
  }
  const leaveFor = ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // no related target: the window lost the focus, or the user pressed something that takes no focus, which
    // `pointerdown` handles
    if (!(relatedTarget instanceof Node) || relatedTarget === buttonRef.current) return
    if (!box.current?.contains(relatedTarget)) onClose(false)
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    const next = findNext(key, active, found.length - 1)
    if (next === undefined && key !== 'Enter' && key !== 'Escape') return
    event.preventDefault()
    // a dialog of the host page around the widget would close at the same Escape
    event.stopPropagation()
    if (next !== undefined) move(next)
    else if (key === 'Escape') onClose(true)
    else if (current) props.onChoose(current.region)
  }

  return (
    <div
      className="st-countries"
      // a popover is drawn above the card, and outside of any element of the host page that would clip it
      popover="manual"
      ref={box}
    >
      <div className="st-country-search">
        <SearchIcon />
        <input
          ref={search}
          type="text"
          role="combobox"
          aria-label={props.searchLabel}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current && toOptionId(current.region)}
          placeholder={props.searchLabel}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(0)
            if (list.current) list.current.scrollTop = 0
          }}
          onKeyDown={press}
          onBlur={leaveFor}
        />
      </div>
      <div
        className="st-country-list"
        role="listbox"
        id={id}
        aria-label={props.label}
        // a browser would otherwise make the scrolling list a tab stop of its own
        tabIndex={-1}
        ref={list}
      >
        {found.map((country, index) => (
          <CountryOption
            key={country.region}
            id={toOptionId(country.region)}
            country={country}
            isSelected={country.region === selected}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onChoose={props.onChoose}
          />
        ))}
      </div>
      {/* always rendered: screen readers do not announce a live region that appears together with its text */}
      <p className="st-country-none" role="status">
        {found.length === 0 && props.noneLabel}
      </p>
    </div>
  )
}
