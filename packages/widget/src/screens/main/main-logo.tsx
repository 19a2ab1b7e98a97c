/** The logo on Main and the project's name, for themes whose logo does not contain the name. */
import type { ReactNode } from 'react'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useKnownProject } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { projectText } from '../../locales/en/main.ts'

export { Logo } from '../../foundation/parts/logo/logo.tsx'

/** Hidden by default. A theme whose logo does not contain the project's name shows this line. */
registerStyles(`
& .st-project{display:none}
`)

/** The project's name, under the heading. */
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
