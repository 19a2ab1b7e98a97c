import { isLoopbackHost } from '../addresses/is-loopback-host.ts'
import type { ProjectConfig } from '../config/config.ts'

/** Finds projects by the names that the wire uses for them. */
export interface Projects {
  findByPublicToken(publicToken: string): ProjectConfig | null
  findById(projectId: string): ProjectConfig | null
  /** The one project; null where there are several, for a page that does not say whose it is. */
  findOnly(): ProjectConfig | null
  /** True when at least one project admits the origin: all a preflight can know. */
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
 * True when a page of `origin` may use the project: it is on the list, character by character, or the
 * project is a development one and the origin a loopback address. Never by pattern, prefix or suffix.
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
  // Equal to its own serialization: nothing was left out by the parser (path, user, tabs, upper case).
  return url.origin === origin && isLoopbackHost(url.hostname)
}
