import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { cardStyles } from './card.css.ts'

registerStyles(cardStyles)

/**
 * The outermost elements of a widget: they carry the theme, are the container of the width query, and draw
 * the card. `toaster` hangs from the card's lower edge.
 */
export function Card(props: {
  /** the class of the theme, see `applyTheme` */
  themeClass: string
  dir?: 'ltr' | 'rtl'
  lang?: string
  toaster?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <div className="st-scope">
      <div className={`st-root ${props.themeClass}`} dir={props.dir} lang={props.lang}>
        <div className="st-card">{props.children}</div>
        {props.toaster}
      </div>
    </div>
  )
}
