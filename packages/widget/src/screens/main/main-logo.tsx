/** The logo on Main, and whose it is: what a theme with a logo alone needs. */
import type { ReactNode } from 'react'
import { projectText } from '../../declarations/main/text/en.ts'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useKnownProject } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'

export { Logo } from '../../foundation/parts/logo/logo.tsx'

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
