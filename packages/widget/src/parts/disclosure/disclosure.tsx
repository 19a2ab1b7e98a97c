import { type ReactNode, useState } from 'react'
import { ChevronIcon } from '../../icons/chevron-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { disclosureStyles } from './disclosure.css.ts'

registerStyles(disclosureStyles)

/** A framed note that opens and closes; it starts closed. */
export function Disclosure(props: {
  id: string
  icon: ReactNode
  /** Of its button. */
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
