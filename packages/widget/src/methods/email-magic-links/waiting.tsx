import type { ReactNode } from 'react'
import { Helper } from '../../foundation/parts/helper/helper.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'

/**
 * The styles of the number that another device asks for, and of the dot. The dot fades for three minutes: 112 times 1.6
 * seconds.
 */
registerStyles(`
& .st-number{display:flex;align-items:center;gap:20px;padding:11px 19px;background:var(--st-muted);border:1px solid var(--st-border);border-radius:6px;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-number>b{flex:none;font-size:calc(var(--st-text-base)*2.5);line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:.04em;color:var(--st-foreground)}
& .st-number+.st-helper{margin-top:12px}
@container (max-width:359.9px){& .st-number{gap:16px;padding:11px 15px}}
@container (max-width:239.9px){& .st-number{flex-wrap:wrap;gap:4px;padding:11px 9px}}
& .st-inboxes>.st-helper-row{justify-content:start;gap:12px 18px}
& .st-dot{flex:none;align-self:start;margin-top:.43em;width:8px;height:8px;border-radius:50%;background:currentColor;animation:st-wait 1.6s ease-in-out 112}
@keyframes st-wait{50%{opacity:.35}}
@media (prefers-reduced-motion:reduce){& .st-dot{animation:none!important}}
@media (forced-colors:active){& .st-dot{background:CanvasText;animation:none;forced-color-adjust:none}}
`)

/** Says that this page continues by itself, and shows the number to enter on another device. */
export function Waiting({ number }: { number: string | undefined }): ReactNode {
  const text = useText()
  return (
    <>
      {number !== undefined && (
        <div className="st-number">
          <b dir="ltr">{number}</b>
          <span>{text('emailConfirmation.otherDevice')}</span>
        </div>
      )}
      <Helper icon={<i className="st-dot" />}>{text('emailConfirmation.waiting')}</Helper>
    </>
  )
}
