import type { ReactNode } from 'react'
import type { Advice } from '../../flow/advice/advice.ts'
import { Icon } from '../../foundation/icons/icon.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'

/** The card itself looks different, so that a developer does not mistake it for the card that users see. */
registerStyles(`
& .st-card:has(.st-advice){background:var(--st-muted);border:1px dashed var(--st-input-hover);box-shadow:none}
& .st-screen:has(.st-advice) .st-watermark{display:none}
& .st-advice{font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-advice :is(code,pre,dd){font:inherit;font-family:var(--st-font-family-mono);font-size:.9286em}
& .st-advice-line{display:flex;align-items:center;gap:8px;font-family:var(--st-font-family-mono)}
& .st-advice-line .st-icon{width:16px;height:16px}
& .st-advice h1{margin:16px 0 8px;font:600 1.4286em/1.4 var(--st-header-font,var(--st-font-family));color:var(--st-foreground);text-wrap:balance;outline:0}
& .st-advice dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:6px 16px;margin:20px 0 0}
& .st-advice dd{margin:0;color:var(--st-foreground)}
& .st-advice pre{margin:16px 0 0;padding:11px 13px;overflow-wrap:anywhere;white-space:pre-wrap;background:var(--st-background);border:1px solid var(--st-border);border-radius:6px;animation:st-rise .16s ease-out}
& .st-advice pre>span{display:block}
& .st-advice pre b{font-weight:700;color:var(--st-foreground)}
& .st-advice pre+p{margin-top:16px}
& .st-advice .st-stack{margin-top:20px}
@container (max-width:359.9px){& .st-advice dl{grid-template-columns:minmax(0,1fr);gap:0}& .st-advice dd+dt{margin-top:8px}}
`)

/** The card that replaces the form during development. Its texts are English, like the code. */
export function DevelopmentCard({ advice }: { advice: Advice }): ReactNode {
  const { title, text, facts, code, hint } = advice
  return (
    <div className="st-advice" lang="en" dir="ltr">
      <p className="st-advice-line">
        <Icon d="M7 6l-4 4 4 4M13 6l4 4-4 4" />
        Development only
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <dl>
        {facts.map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}:`}>{value}</dd>,
        ])}
      </dl>
      {code && <pre>{toLines(code).map(drawLine)}</pre>}
      <p>{hint}</p>
    </div>
  )
}

interface Piece {
  readonly text: string
  readonly isChanged: boolean
}

function toLines({ before, changed, after }: NonNullable<Advice['code']>): readonly Piece[][] {
  const lines: Piece[][] = [[]]
  for (const [text, isChanged] of [
    [before, false],
    [changed, true],
    [after, false],
  ] as const) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ text: part, isChanged })
    }
  }
  return lines
}

/** Renders a line of code. A line that is too long wraps, indented under its beginning. */
function drawLine(line: readonly Piece[], index: number): ReactNode {
  const [indent = ''] = /^[+ ]*/.exec(line.map(({ text }) => text).join('')) ?? []
  const hanging = `${indent.length + 2}ch`
  return (
    <span
      // the lines of an advice never change
      key={index}
      style={{ paddingInlineStart: hanging, textIndent: `-${hanging}` }}
    >
      {line.map(({ text, isChanged }) => (isChanged ? <b key={text}>{text}</b> : text))}
    </span>
  )
}
