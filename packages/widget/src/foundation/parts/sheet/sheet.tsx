import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { CloseIcon } from '../../icons/close-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { findFocused, takeFocus } from '../take-focus.ts'

/**
 * A dialog at the lower edge of the card, over a scrim that covers the card alone. The distances between its children
 * are those of a screen. A card that is lower than the dialog grows.
 */
registerStyles(`
& .st-card:has(.st-scrim){position:relative;overflow:clip}
& .st-scrim{--st-scrim:color-mix(in srgb,#19303d 40%,transparent);position:absolute;z-index:3;inset:0;display:grid;align-items:end;justify-items:center;margin:0;background:var(--st-scrim);animation:st-fade .12s}
& .st-sheet{position:relative;width:100%;padding:24px 32px 32px;background:var(--st-background);border-start-start-radius:8px;border-start-end-radius:8px;box-shadow:var(--st-shadow-popover);animation:st-sheet .16s cubic-bezier(.2,0,0,1)}
& .st-screen>.st-scrim{margin:0}
& .st-sheet-title{margin:0;padding-inline-end:36px;font-size:calc(var(--st-text-base)*1.25);line-height:1.4;font-weight:600;outline:0}
& .st-sheet>*+*{margin-top:16px}
& .st-sheet>.st-lead{margin-top:4px}
& .st-sheet-close{position:absolute;inset-block-start:12px;inset-inline-end:16px;display:grid;place-items:center;width:44px;height:44px;margin:0!important;border-radius:var(--st-rounded-base);outline-offset:-2px}
@keyframes st-fade{from{opacity:0}}
@keyframes st-sheet{from{opacity:0;transform:translateY(8px)}}
@container (max-width:359.9px){& .st-sheet{padding:20px 20px 24px}& .st-sheet-close{inset-block-start:8px;inset-inline-end:4px}}
@container (max-width:239.9px){& .st-sheet{padding-inline:12px}}
@container (min-width:560px){& .st-scrim{align-items:center}& .st-sheet{width:400px;padding:28px 32px;border-radius:8px}& .st-sheet-close{inset-block-start:16px}}
@media (forced-colors:active){& .st-sheet{outline:1px solid transparent;outline-offset:-1px}}
`)

/** The room above a sheet in a card that is lower than the sheet. */
const roomAbovePx = 64

/** Makes everything of the card inert except the sheet and what screen readers are told. The host's page stays as it is. */
function quietCard(scrim: HTMLElement): () => void {
  const quieted: Element[] = []
  for (let node: Element = scrim; node.parentElement && !node.matches('.st-card'); ) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || sibling.matches('.st-hidden,[inert]')) continue
      sibling.setAttribute('inert', '')
      quieted.push(sibling)
    }
    node = node.parentElement
  }
  return () => {
    for (const one of quieted) one.removeAttribute('inert')
  }
}

/** Keeps the card at least as high as the sheet needs. */
function growCard(scrim: HTMLElement): () => void {
  const card = scrim.closest<HTMLElement>('.st-card')
  const sheet = scrim.firstElementChild
  if (!card || !sheet) return () => {}
  const watch = new ResizeObserver(() => {
    card.style.setProperty('min-height', `${sheet.getBoundingClientRect().height + roomAbovePx}px`)
  })
  watch.observe(sheet)
  return () => {
    watch.disconnect()
    card.style.removeProperty('min-height')
  }
}

/** Focuses the first control of a sheet, unless another one has the focus. */
function keepFocus(scrim: HTMLElement): void {
  const title = scrim.querySelector<HTMLElement>('.st-sheet-title')
  const control = scrim.querySelector<HTMLElement>(
    '.st-sheet :is(input,button:not(.st-sheet-close))',
  )
  const active = findFocused(scrim)
  if (active && scrim.contains(active) && (active !== title || !control)) return
  // a question that is still loading takes the focus too, so that Escape closes it
  takeFocus(control ?? title)
}

/**
 * A modal question over the card. Escape and the cross close it; closing gives the focus back. It is no native dialog,
 * because that would cover the host's page as well.
 */
export function Sheet(props: {
  id: string
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}): ReactNode {
  const { id, onClose } = props
  const scrim = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const shown = scrim.current
    if (!shown) return
    const before = findFocused(shown)
    const wake = quietCard(shown)
    const shrink = growCard(shown)
    return () => {
      wake()
      shrink()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  useEffect(() => {
    const shown = scrim.current
    if (!shown) return
    keepFocus(shown)
    // what is focused may leave with a part of the content, without a new rendering of the sheet
    const watch = new MutationObserver(() => {
      const isLost = document.activeElement === document.body
      // a user who is in a field of the host's page stays there
      if (isLost || shown.contains(findFocused(shown))) keepFocus(shown)
    })
    watch.observe(shown, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    onClose()
  }
  return (
    <div className="st-scrim" ref={scrim}>
      <div
        className="st-sheet"
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        onKeyDown={press}
      >
        <h2 className="st-sheet-title" id={id} tabIndex={-1}>
          {props.title}
        </h2>
        {props.children}
        <button
          className="st-sheet-close"
          type="button"
          aria-label={props.closeLabel}
          onClick={() => onClose()}
        >
          <CloseIcon />
        </button>
      </div>
    </div>
  )
}
