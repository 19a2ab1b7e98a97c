import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import type { ProjectConfig } from '../config/config.ts'

/** Finds projects by their identifiers in the API. */
export interface Projects {
  findByPublicToken(publicToken: string): ProjectConfig | null
  findById(projectId: string): ProjectConfig | null
  /** The only project, or null when there are several; for pages whose request names no project. */
  findOnly(): ProjectConfig | null
  /** True when at least one project allows the origin, which is all that a preflight can check. */
  isOriginOfAny(origin: string): boolean
}

/** Indexes the configured projects. */
export function createProjects(projects: readonly ProjectConfig[]): Projects {
  const byToken = new Map(projects.map((project) => [project.publicToken, project]))
  const byId = new Map(projects.map((project) => [project.projectId, project]))
  return {
    findByPublicToken: (publicToken) => byToken.get(publicToken) ?? null,
    findOnly: () => (projects.length === 1 ? (projects[0] ?? null) : null),
    findById: (projectId) => byId.get(projectId) ?? null,
    isOriginOfAny: (origin) => projects.some((project) => isOriginAllowed(project, origin)),
  }
}

/**
 * True when a page of `origin` may use the project: the list contains the exact origin, or in development the origin is
 * a loopback address. Patterns, prefixes and suffixes never match.
 */
export function isOriginAllowed(
  project: Pick<ProjectConfig, 'allowedOrigins' | 'allowLoopback'>,
  origin: string,
): boolean {
  return (
    project.allowedOrigins.includes(origin) || (project.allowLoopback && isLoopbackOrigin(origin))
  )
}

function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  // An origin that equals its own serialization contains no path, user, tab or upper case, which the parser would have
  // removed.
  return url.origin === origin && isLoopbackHost(url.hostname)
}
