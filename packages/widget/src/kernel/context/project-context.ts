import type { ProjectBootstrap } from '@portico/client'
import { createContext, useContext } from 'react'

/** The known settings of the project and its service. */
export interface KnownProject {
  /**
   * Undefined until the first frame is drawn; then the cached settings; later the settings that the service returns.
   * Null if there are neither.
   */
  readonly project: ProjectBootstrap | null | undefined
  /** Whether the settings come from the service and not from the cache. */
  readonly isCurrent?: boolean
  /** The error if the service did not return the settings; undefined before the request and after a success. */
  readonly refusal?: unknown
  /** Requests the settings again. */
  ask(): void
}

export const ProjectContext = createContext<KnownProject>({ project: undefined, ask() {} })

/** Returns the known settings of the project. */
export const useKnownProject = (): KnownProject => useContext(ProjectContext)

/**
 * Returns the cached or received settings of the project; null before both. A screen must not wait for the settings,
 * because the service may not answer.
 */
export const useBootstrap = (): ProjectBootstrap | null => useKnownProject().project ?? null
