import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { toSegments } from './to-segments.ts'

registerStyles(`
& .st-meter{display:grid;grid-template-columns:repeat(4,1fr);gap:4px;margin-top:10px}
& .st-meter>i{height:4px;border-radius:2px;background:var(--st-border);transition:background-color .15s}
& .st-meter[data-tone=weak]>i[data-lit]{background:var(--st-destructive)}
& .st-meter[data-tone=strong]>i[data-lit]{background:var(--st-success)}
@media (forced-colors:active){& .st-meter{forced-color-adjust:none}& .st-meter>i{background:GrayText}& .st-meter[data-tone]>i[data-lit]{background:Highlight}}
`)

/** Four bars that show how strong a password is; `valueText` says it in words. Without a score, no bar is lit. */
export function Meter(props: {
  score: number | null
  label: string
  valueText: string
}): ReactNode {
  const { score } = props
  const { lit, tone } = score === null ? { lit: 0, tone: undefined } : toSegments(score)
  return (
    <>
      {score !== null && (
        <meter
          className="st-hidden"
          aria-label={props.label}
          min={0}
          max={4}
          value={score}
          aria-valuetext={props.valueText}
        >
          {props.valueText}
        </meter>
      )}
      <div className="st-meter" data-tone={tone} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} data-lit={bar <= lit || undefined} />
        ))}
      </div>
    </>
  )
}
