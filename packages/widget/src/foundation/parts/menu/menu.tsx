import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { MoreIcon } from '../../icons/more-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { takeFocus } from '../take-focus.ts'

registerStyles(`
& .st-menu{position:relative;flex:none}
& .st-menu-button{display:grid;place-items:center;width:44px;height:44px;border-radius:var(--st-rounded-base);outline-offset:-2px}
& .st-menu-button .st-icon{stroke-width:2.5}
& .st-menu-list{position:absolute;z-index:2;inset-block-start:100%;inset-inline-end:0;width:232px;max-width:60cqi;padding:4px 0;background:var(--st-popover);border:1px solid var(--st-container-border);border-radius:6px;box-shadow:var(--st-shadow-popover);animation:st-rise .16s cubic-bezier(.2,0,0,1)}
& .st-menu-list[data-up]{inset-block:auto 100%}
& .st-menu-list>button{display:block;width:100%;min-height:44px;padding:10px 15px;outline-offset:-2px;text-align:start}
& .st-menu-list>button:is(:hover,:focus-visible){background:var(--st-accent)}
& .st-menu-list>button[data-destructive]{color:var(--st-destructive)}
& .st-menu-list>p{padding:10px 15px;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
@media (forced-colors:active){& .st-menu-list{outline:1px solid transparent;outline-offset:-1px}& .st-menu-list>button:is(:hover,:focus-visible){color:Highlight}}
`)

/** An act of a menu. */
export interface MenuAct {
  readonly key: string
  readonly label: string
  /** Whether it removes something; such an act stands last. */
  readonly isDestructive?: boolean
  readonly onPress: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The acts of a row behind three dots. A row whose acts are not possible has a note instead, which says why. */
export function Menu(props: {
  /** The name of the button, with the row's subject. */
  label: string
  acts: readonly MenuAct[]
  note?: string | undefined
}): ReactNode {
  const { label, acts, note } = props
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const shown = list.current
    if (!isOpen || !shown) return
    const { bottom } = shown.getBoundingClientRect()
    const top = box.current?.getBoundingClientRect().top ?? 0
    if (bottom > innerHeight && top > shown.offsetHeight) shown.dataset.up = ''
    takeFocus(shown.querySelector('button') ?? shown)
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      const inside = box.current && event.composedPath().includes(box.current)
      if (!inside) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    takeFocus(button.current)
  }
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Tab') return setOpen(false)
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((one) => one.matches(':focus'))
    const by = steps[event.key]
    if (event.key === 'Escape') close()
    else if (by) buttons.at((at + by) % buttons.length)?.focus()
    else if (event.key === 'Home') buttons[0]?.focus()
    else if (event.key === 'End') buttons.at(-1)?.focus()
    else return
    event.stopPropagation()
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the menu inside
    <div className="st-menu" ref={box} onKeyDown={press}>
      <button
        className="st-menu-button"
        type="button"
        ref={button}
        aria-label={label}
        aria-haspopup={note === undefined ? 'menu' : undefined}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MoreIcon />
      </button>
      {isOpen && note !== undefined && (
        <div className="st-menu-list" ref={list} role="note" tabIndex={-1}>
          <p>{note}</p>
        </div>
      )}
      {isOpen && note === undefined && (
        <div className="st-menu-list" ref={list} role="menu" aria-label={label} tabIndex={-1}>
          {acts.map(({ key, label: name, isDestructive, onPress }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-destructive={isDestructive || undefined}
              onClick={() => {
                close()
                onPress()
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
