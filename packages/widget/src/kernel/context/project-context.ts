import type { ProjectBootstrap } from '@portico/client'
import { createContext, useContext } from 'react'

/** What is known of the project, and of its service. */
export interface KnownProject {
  /**
   * Undefined until the first frame is drawn, then what was remembered, later what the service says; null where nothing
   * was ever heard of it.
   */
  readonly project: ProjectBootstrap | null | undefined
  /** Whether this is what the service says now, and nothing that was remembered. */
  readonly isCurrent?: boolean
  /** Why the service did not tell; undefined while it was not asked, and once it did. */
  readonly refusal?: unknown
  /** Asks again. */
  ask(): void
}

export const ProjectContext = createContext<KnownProject>({ project: undefined, ask() {} })

/** What is known of the project. */
export const useKnownProject = (): KnownProject => useContext(ProjectContext)

/** The project as far as it is known; null until a first answer or a cached one. Nothing may wait for it. */
export const useBootstrap = (): ProjectBootstrap | null => useKnownProject().project ?? null
