/** The logo on Main, and whose it is: what a theme with a logo alone needs. */
import type { ReactNode } from 'react'
import { useKnownProject } from '../context/project-context.ts'
import { useText } from '../context/text-context.ts'
import { registerStyles } from '../styles/style-sheet.ts'
import { projectText } from './text/en.ts'

export { Logo } from '../parts/logo/logo.tsx'

/** A theme whose logo is a mark without words shows it, and keeps its room. */
registerStyles(`
& .st-project{display:none}
`)

/** Whose logo it is, in words under the heading. */
export function ProjectLine(): ReactNode {
  const name = useKnownProject().project?.projectName
  const [before, after] = useText().with(projectText).find('login.toProject').split('{project}')
  return (
    name && (
      <p className="st-lead st-project">
        {before}
        <bdi>{name}</bdi>
        {after}
      </p>
    )
  )
}
