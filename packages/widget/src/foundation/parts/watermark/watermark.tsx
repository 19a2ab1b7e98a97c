import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

/**
 * The English mark is 150 by 20 (specification, section 3), and its place has that height before it loads; the
 * pseudo-element makes the target 44px high.
 */
registerStyles(`
& .st-watermark p{text-align:center}
& .st-watermark a{position:relative;display:inline-block;color:var(--st-muted-foreground);border-radius:2px;text-decoration:none}
& .st-watermark a::before{content:"";position:absolute;inset:-12px 0}
& .st-powered{display:flex;flex-wrap:wrap;justify-content:center;column-gap:10px;font:400 12px/20px Arial,Helvetica,sans-serif}
& .st-watermark svg{width:auto;max-width:100%;height:20px;direction:ltr}
& .st-watermark path{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round}
& .st-watermark text{fill:currentColor;font:400 12.5px Arial,Helvetica,sans-serif;letter-spacing:0}
& .st-watermark path+text{font-weight:700;font-size:15px}
`)

const brand = 'Portico'
const drawnWords = 'Powered by'

/**
 * The mark: a drawing of the product's name, with the words around it. The English words are drawn as well.
 *
 * @param props.label - a sentence with the name
 */
export function Watermark(props: { label: string; href: string }): ReactNode {
  const [before = '', after = ''] = props.label.split(brand).map((words) => words.trim())
  const isDrawn = before === drawnWords && after === ''
  return (
    <p>
      <a href={props.href} target="_blank" rel="noopener noreferrer">
        <span className="st-hidden">{props.label}</span>
        <span className="st-powered" aria-hidden="true">
          {!isDrawn && before && <span>{before}</span>}
          <svg
            width={isDrawn ? 150 : 73}
            viewBox={isDrawn ? '0 0 150 20' : '77 0 73 20'}
            aria-hidden="true"
          >
            {isDrawn && (
              <text y="15" textLength="67">
                {drawnWords}
              </text>
            )}
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
