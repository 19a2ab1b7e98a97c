import { type ReactNode, useEffect, useRef } from 'react'
import { AlertIcon } from '../../foundation/icons/alert-icon.tsx'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { Checklist } from '../../foundation/parts/checklist/checklist.tsx'
import { Meter } from '../../foundation/parts/meter/meter.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import type { FixedHint, StrengthView } from './describe-strength.ts'

/**
 * The minimum height is three lines, the longest fixed hint in English. Invisible copies of all fixed hints lie on top
 * of each other in the same cell, so that the cell fits the longest in any language.
 */
registerStyles(`
& .st-hints{display:grid;grid-template-columns:minmax(0,1fr);min-height:calc(3*1.4286em);margin-top:10px;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-hints>*{grid-area:1/1}
& .st-hints>span{visibility:hidden}
& .st-hints>span:not([data-kind=start]){padding-inline-start:calc(1.143em + 6px)}
& .st-hints>span::before{content:attr(data-hint)}
& .st-hints>p{display:flex;gap:6px}
& .st-hints[data-kind=zxcvbn]>p{display:block}
& .st-hints strong{font-weight:400;color:var(--st-foreground)}
& .st-hints[data-kind=breached]{color:var(--st-destructive)}
& .st-hints[data-kind=strong]{color:var(--st-success)}
& .st-hints .st-icon{width:1.143em;height:1.143em;margin-top:.143em}
`)

/**
 * The content under a password field: the meter and a hint, or the checklist. Its room is reserved from the first
 * frame, as high as the highest fixed hint, and only grows, so that the button below does not move.
 */
export function StrengthHints(props: {
  id: string
  view: StrengthView
  fixed: readonly FixedHint[]
}): ReactNode {
  const { id, view, fixed } = props
  const text = useText()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = box
    if (current) current.style.minHeight = `${current.offsetHeight}px`
  })

  if (view.kind === 'luds') {
    return (
      <div id={id} ref={box}>
        <Checklist items={view.items} />
      </div>
    )
  }
  const score = 'score' in view ? view.score : null
  return (
    <div id={id} ref={box}>
      <Meter
        score={score}
        label={text('formField.password.label')}
        valueText={score === null ? '' : text('password.strength', { score })}
      />
      <div className="st-hints" data-kind={view.kind}>
        <Hint view={view} />
        {fixed.map(({ kind, sentence }) => (
          // drawn by the style sheet, so that the page's search and screen readers do not find hints that are not shown
          <span key={kind} aria-hidden="true" data-kind={kind} data-hint={sentence} />
        ))}
      </div>
    </div>
  )
}

function Hint({ view }: { view: Exclude<StrengthView, { kind: 'luds' }> }): ReactNode {
  if (view.kind === 'zxcvbn') {
    return (
      <p>
        {view.warning && <strong>{view.warning}</strong>} {view.suggestions.join(' ')}
      </p>
    )
  }
  return (
    <p>
      {view.kind === 'breached' && <AlertIcon />}
      {view.kind === 'strong' && <CheckIcon />}
      <span>{view.sentence}</span>
    </p>
  )
}
