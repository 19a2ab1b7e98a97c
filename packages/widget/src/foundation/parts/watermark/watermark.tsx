import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

/** Its place has a height of 20px before it loads; the pseudo-element makes the target 44px high. */
registerStyles(`
& .st-watermark p{text-align:center}
& .st-watermark a{position:relative;display:inline-block;color:var(--st-muted-foreground);border-radius:2px;text-decoration:none}
& .st-watermark a::before{content:"";position:absolute;inset:-12px 0}
& .st-powered{display:flex;flex-wrap:wrap;justify-content:center;column-gap:10px;font:400 12px/20px Arial,Helvetica,sans-serif}
& .st-watermark svg{width:73px;height:20px;direction:ltr}
& .st-watermark path{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round}
& .st-watermark text{fill:currentColor;font:700 15px Arial,Helvetica,sans-serif}
`)

const brand = 'Portico'

/**
 * The mark: the words around the name of the product, which is a drawing.
 *
 * @param props.label - a sentence with the name
 */
export function Watermark(props: { label: string; href: string }): ReactNode {
  const [before = '', after = ''] = props.label.split(brand).map((words) => words.trim())
  return (
    <p>
      <a href={props.href} target="_blank" rel="noopener noreferrer">
        <span className="st-hidden">{props.label}</span>
        <span className="st-powered" aria-hidden="true">
          {before && <span>{before}</span>}
          <svg viewBox="77 0 73 20" aria-hidden="true">
            <path d="M79 16.3V10a4.75 4.75 0 0 1 9.5 0v6.3M82 16.3v-5.2a1.75 1.75 0 0 1 3.5 0v5.2m-8 0H90" />
            <text x="96.3" y="15" textLength="52">
              {brand}
            </text>
          </svg>
          {after && <span>{after}</span>}
        </span>
      </a>
    </p>
  )
}
