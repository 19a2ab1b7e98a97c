/**
 * Finds problems of roles, cookies and trusted issuers that a schema cannot express: references to unknown names, hosts
 * outside a domain.
 */

import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { AccessSettings, PermissionSettings } from './access-settings.ts'

/** Finds the problems of one project. */
export function findAccessProblems(
  key: string,
  { rbac = {}, trustedIssuers = [] }: AccessSettings,
): readonly ConfigProblem[] {
  const { resources = [], roles = [], scopes = [] } = rbac
  const known = new Map(resources.map(({ resourceId, actions }) => [resourceId, actions]))
  const grants = [
    ...roles.map(({ permissions }, i) => ({ at: `${key}.rbac.roles[${i}]`, permissions })),
    ...scopes.map(({ permissions }, i) => ({ at: `${key}.rbac.scopes[${i}]`, permissions })),
  ]
  return [
    ...findRepeats(
      `${key}.rbac.resources`,
      resources.map(({ resourceId }) => resourceId),
    ),
    ...findRepeats(
      `${key}.rbac.roles`,
      roles.map(({ roleId }) => roleId),
    ),
    ...findRepeats(
      `${key}.rbac.scopes`,
      scopes.map(({ scope }) => scope),
    ),
    ...grants.flatMap(({ at, permissions = [] }) =>
      permissions.flatMap((permission, i) =>
        findPermissionProblem(`${at}.permissions[${i}]`, permission, known),
      ),
    ),
    ...findRepeats(
      `${key}.trustedIssuers`,
      trustedIssuers.map(({ profileId }) => profileId),
    ),
    ...trustedIssuers.flatMap(({ jwksUrl }, i) => {
      const message = findUrlError(jwksUrl)
      return message === null ? [] : [{ key: `${key}.trustedIssuers[${i}].jwksUrl`, message }]
    }),
  ]
}

function findPermissionProblem(
  key: string,
  { resourceId, actions }: PermissionSettings,
  known: ReadonlyMap<string, readonly string[]>,
): readonly ConfigProblem[] {
  const defined = known.get(resourceId)
  if (!defined) {
    return [
      {
        key: `${key}.resourceId`,
        message: `refers to "${resourceId}", which is not in rbac.resources`,
      },
    ]
  }
  return actions
    .filter((action) => action !== '*' && !defined.includes(action))
    .map((action) => ({
      key: `${key}.actions`,
      message: `has "${action}", which is not an action of the resource "${resourceId}"`,
    }))
}

function findRepeats(key: string, names: readonly string[]): readonly ConfigProblem[] {
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  return repeated === undefined ? [] : [{ key, message: `has "${repeated}" twice` }]
}

/**
 * Finds cookie settings of different projects that conflict.
 *
 * @param projects each with its key in the configuration
 */
export function findCookieProblems(
  projects: readonly (readonly [key: string, settings: AccessSettings])[],
  baseUrl: string,
): readonly ConfigProblem[] {
  // An invalid base URL is reported elsewhere and must not cause further problems here.
  const hostname = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : 'localhost'
  const [first, ...others] = projects.filter(([, { sessionCookies }]) => sessionCookies?.httpOnly)
  return [
    ...others.map(([key]) => ({
      key: `${key}.sessionCookies.httpOnly`,
      message: `is already set in ${first?.[0]}; a host can keep the cookies of only one project`,
    })),
    ...projects.flatMap(([key, { sessionCookies = {} }]) => {
      const { domain, httpOnly = false } = sessionCookies
      const message =
        domain === undefined ? null : findCookieDomainError(domain, httpOnly, hostname)
      return message === null ? [] : [{ key: `${key}.sessionCookies.domain`, message }]
    }),
  ]
}

function findCookieDomainError(domain: string, httpOnly: boolean, hostname: string): string | null {
  if (!httpOnly) return 'needs httpOnly; without it, pages set their own cookies'
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)) {
    return `must be a bare domain like "example.com", got "${domain}"`
  }
  const isOwn = hostname === domain || hostname.endsWith(`.${domain}`)
  const isLoopback = hostname === 'localhost' || !/[a-z]/.test(hostname)
  return isOwn || isLoopback
    ? null
    : `must include the service's own host, got "${domain}" for "${hostname}"`
}
