import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

/** The styles of the card: padding that depends on the card's own width, and the distances between its children. */
registerStyles(`
& .st-card{padding:calc(8*var(--st-spacing) - 1px);background:var(--st-background);border:1px solid var(--st-container-border);border-radius:var(--st-container-radius);box-shadow:var(--st-shadow)}
& .st-screen[data-entering]{animation:st-rise .12s cubic-bezier(.2,0,0,1)}
& .st-screen>*+*{margin-top:calc(6*var(--st-spacing))}
& .st-screen>.st-hidden{margin:0}
& .st-screen>.st-back+*{margin-top:var(--st-spacing)}
& .st-screen>:is(.st-lead,.st-banner+.st-banner,.st-progress+.st-helper){margin-top:calc(2*var(--st-spacing))}
& .st-screen>:is(.st-divider+.st-tabs,.st-stack+.st-stack){margin-top:calc(3*var(--st-spacing))}
& .st-screen>:is(.st-tab-panel,.st-progress){margin-top:calc(4*var(--st-spacing))}
& .st-screen>:is(.st-divider,.st-divider+:not(.st-tabs),.st-helper-row,.st-disc+*){margin-top:calc(5*var(--st-spacing))}
& .st-stack{display:grid;grid-template-columns:minmax(0,1fr);gap:calc(3*var(--st-spacing))}
& .st-stack>.st-field+.st-field{margin-top:var(--st-spacing)}
@container (max-width:359.9px){& .st-card{padding:calc(6*var(--st-spacing) - 1px) calc(5*var(--st-spacing) - 1px)}}
@container (max-width:239.9px){& .st-card{padding-inline:calc(3*var(--st-spacing) - 1px)}}
`)

/**
 * The outermost elements of a widget: they carry the theme, are the container of the width query, and draw the card.
 * `toaster` is attached to the card's lower edge.
 */
export function Card(props: {
  /** The class of the theme, see `applyTheme`. */
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
