import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { registerStyles } from '../styles/style-sheet.ts'
import type { Advice } from './advice.ts'
import { developmentCardStyles } from './development-card.css.ts'

registerStyles(developmentCardStyles)

/** What a developer reads in the place of the form, in development alone. Its words are English, as the code is. */
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
      {code && (
        <pre>
          {code.before}
          <b>{code.changed}</b>
          {code.after}
        </pre>
      )}
      <p>{hint}</p>
    </div>
  )
}
