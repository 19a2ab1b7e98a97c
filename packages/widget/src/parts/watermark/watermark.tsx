import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { watermarkStyles } from './watermark.css.ts'

registerStyles(watermarkStyles)

/** The maker's mark, a drawing 150px wide. Without `href` it keeps its place empty, so that nothing moves. */
export function Watermark(props: { label: string; href?: string }): ReactNode {
  return (
    <p className="st-watermark">
      {props.href && (
        <a href={props.href} target="_blank" rel="noopener noreferrer">
          <span className="st-hidden">{props.label}</span>
          <svg viewBox="0 0 150 20" aria-hidden="true">
            <text x="0" y="14" textLength="62">
              Powered by
            </text>
            <path d="M71 16V9.5a5.5 5.5 0 0 1 11 0V16M74 16V9.5a2.5 2.5 0 0 1 5 0V16M69.5 17h14" />
            <text x="92" y="15" textLength="54">
              Portico
            </text>
          </svg>
        </a>
      )}
    </p>
  )
}
