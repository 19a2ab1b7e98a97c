import { type ReactNode, useState } from 'react'
import { ChevronIcon } from '../../icons/chevron-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-disclosure{border:1px solid var(--st-border);border-radius:6px;font-size:var(--st-small);line-height:1.4286}
& .st-screen>.st-disclosure{margin-top:calc(4*var(--st-spacing))}
& .st-disclosure>button{display:flex;gap:12px;width:100%;min-height:44px;padding:13px 15px;border-radius:6px;outline-offset:-2px}
& .st-disclosure>button>span{flex:1}
& .st-disclosure>button>.st-icon:first-child{color:var(--st-warning)}
& .st-disclosure>button>.st-icon:last-child{color:var(--st-muted-foreground);transition:transform .16s ease-out}
& .st-disclosure>[aria-expanded=true]>.st-icon:last-child{transform:rotate(180deg)}
& .st-disclosure-content{padding:0 15px 14px;padding-inline-start:47px;animation:st-rise .16s ease-out}
@container (max-width:239.9px){& .st-disclosure>button{gap:8px;padding:13px 9px}& .st-disclosure>button>.st-icon:first-child{display:none}& .st-disclosure-content{padding-inline:9px}}
& .st-disclosure .st-section-heading{text-wrap:wrap}
`)

/** A framed note that opens and closes; it starts closed. */
export function Disclosure(props: {
  id: string
  icon: ReactNode
  /** The label of its button. */
  label: ReactNode
  children: ReactNode
}): ReactNode {
  const { id, icon, label, children } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="st-disclosure">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        <span>{label}</span>
        <ChevronIcon />
      </button>
      {isOpen && (
        <div className="st-disclosure-content" id={id}>
          {children}
        </div>
      )}
    </div>
  )
}
