import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

/**
 * The drawing is 150 by 20, and its place has that height before it loads; the pseudo-element makes the target 44px
 * high.
 */
registerStyles(`
& .st-watermark p{line-height:0;text-align:center}
& .st-watermark a{position:relative;display:inline-block;color:var(--st-muted-foreground);border-radius:2px}
& .st-watermark a::before{content:"";position:absolute;inset:-12px 0}
& .st-watermark svg{width:150px;max-width:100%;height:20px;direction:ltr}
& .st-watermark path{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round}
& .st-watermark text{fill:currentColor;font:400 12.5px Arial,Helvetica,sans-serif}
& .st-watermark path+text{font-weight:700;font-size:15px}
`)

/** The "Powered by" mark, a drawing 150px wide. */
export function Watermark(props: { label: string; href: string }): ReactNode {
  return (
    <p>
      <a href={props.href} target="_blank" rel="noopener noreferrer">
        <span className="st-hidden">{props.label}</span>
        <svg viewBox="0 0 150 20" aria-hidden="true">
          <text y="15" textLength="67">
            Powered by
          </text>
          <path d="M79 16.3V10a4.75 4.75 0 0 1 9.5 0v6.3M82 16.3v-5.2a1.75 1.75 0 0 1 3.5 0v5.2m-8 0H90" />
          <text x="96.3" y="15" textLength="52">
            Portico
          </text>
        </svg>
      </a>
    </p>
  )
}
