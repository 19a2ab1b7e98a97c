import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import { matchesOriginPattern } from '../../foundation/addresses/origin-pattern.ts'
import type { ProjectConfig } from '../config/config.ts'

/** Finds projects by their identifiers in the API. */
export type Projects = ReturnType<typeof createProjects>

/** Indexes the configured projects. */
export function createProjects(projects: readonly ProjectConfig[]) {
  const byToken = new Map(projects.map((project) => [project.publicToken, project]))
  const byId = new Map(projects.map((project) => [project.projectId, project]))
  return {
    findByPublicToken: (publicToken: string) => byToken.get(publicToken) ?? null,
    /** The only project, or null when there are several; for pages whose request names no project. */
    findOnly: () => (projects.length === 1 ? (projects[0] ?? null) : null),
    findById: (projectId: string) => byId.get(projectId) ?? null,
    /** True when at least one project allows the origin, which is all that a preflight can check. */
    isOriginOfAny: (origin: string) => projects.some((project) => isOriginAllowed(project, origin)),
  }
}

/** The settings of a project that name origins. */
export type OriginRules = Pick<ProjectConfig, 'allowedOrigins' | 'originPatterns' | 'allowLoopback'>

/**
 * True when a page of `origin` may use the project: the origin is listed, or fits a pattern of a test project. Where a
 * page gets more than calls of its own, such as passkeys of a domain, `isOriginListed` decides.
 */
export function isOriginAllowed(project: OriginRules, origin: string): boolean {
  return (
    isOriginListed(project, origin) ||
    project.originPatterns.some((pattern) => matchesOriginPattern(pattern, origin))
  )
}

/**
 * True when the list contains the exact origin, or in development the origin is a loopback address. Patterns, prefixes
 * and suffixes never match.
 */
export function isOriginListed(
  project: Pick<OriginRules, 'allowedOrigins' | 'allowLoopback'>,
  origin: string,
): boolean {
  return (
    project.allowedOrigins.includes(origin) || (project.allowLoopback && isLoopbackOrigin(origin))
  )
}

function isLoopbackOrigin(origin: string): boolean {
  if (!isUrl(origin)) return false
  const url = new URL(origin)
  // An origin that equals its own serialization contains no path, user, tab or upper case, which the parser would have
  // removed.
  return url.origin === origin && isLoopbackHost(url.hostname)
}
