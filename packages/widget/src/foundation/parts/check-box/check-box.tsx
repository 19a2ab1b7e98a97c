import type { ReactNode } from 'react'
import { CheckIcon } from '../../icons/check-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'

registerStyles(`
& .st-check{position:relative;display:flex;align-items:center;gap:12px;min-height:44px;cursor:pointer}
& .st-check>input{box-sizing:border-box;flex:none;appearance:none;width:20px;height:20px;margin:0;background:var(--st-input-background,var(--st-background));border:1px solid var(--st-input);border-radius:4px;cursor:inherit}
& .st-check>input:checked{background:var(--st-primary);border-color:var(--st-primary)}
& .st-check>.st-icon{position:absolute;inset-inline-start:2px;width:16px;height:16px;color:var(--st-primary-foreground);visibility:hidden;pointer-events:none}
& .st-check>input:checked+.st-icon{visibility:visible}
@media (forced-colors:active){& .st-check>input{appearance:auto}& .st-check>input:checked+.st-icon{visibility:hidden}}
`)

/** A check box; its whole line is the target. */
export function CheckBox(props: {
  id: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: string
}): ReactNode {
  const { id, isChecked, onChange } = props
  return (
    <label className="st-check" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <CheckIcon />
      <span>{props.children}</span>
    </label>
  )
}
