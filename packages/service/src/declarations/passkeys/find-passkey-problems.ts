/** Problems of the passkey settings that a schema cannot express, such as a domain on which the project has no page. */

import { findOriginError } from '../../foundation/addresses/exact-url.ts'
import { isLoopbackHost } from '../../foundation/addresses/is-loopback-host.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import type { SettingContext, SettingProblem } from '../../foundation/settings/declare-settings.ts'
import { findDomainError } from './find-domain-error.ts'
import type { PasskeySettings } from './passkey-setting.ts'

/** Finds the problems of a project's passkey settings. */
export function findPasskeyProblems(
  { domain, relatedOrigins = [] }: PasskeySettings,
  { allowedOrigins = [] }: SettingContext,
): readonly SettingProblem[] {
  const error = domain === undefined ? null : findError(domain, allowedOrigins)
  const alone = domain === undefined && relatedOrigins.length > 0
  return [
    ...(error === null ? [] : [{ key: 'domain', message: error }]),
    ...(alone ? [{ key: 'domain', message: 'is missing; relatedOrigins need it' }] : []),
    ...relatedOrigins.flatMap((origin, i) => {
      const message = findOriginError(origin) ?? findRelatedError(origin, allowedOrigins)
      return message === null ? [] : [{ key: `relatedOrigins[${i}]`, message }]
    }),
  ]
}

/**
 * Finds why passkeys cannot work on the service's own pages.
 *
 * @returns null when they work there
 */
export function findHostedPasskeyProblem(
  { domain: wanted, relatedOrigins = [] }: PasskeySettings,
  baseUrl: string,
): string | null {
  const hostname = isUrl(baseUrl) ? new URL(baseUrl).hostname : 'localhost'
  // On a developer's machine, the pages are not at their final address. An address that cannot be parsed is already
  // reported as a problem.
  if (isLoopbackHost(hostname)) return null
  const domain = wanted ?? hostname
  if (isBelow(baseUrl, domain) && findDomainError(domain) === null) return null
  if (relatedOrigins.includes(baseUrl)) return null
  return `has passkeys, and those of "${domain}" cannot be used at ${baseUrl}, where the service asks for them`
}

function findError(domain: string, allowedOrigins: readonly string[]): string | null {
  const error = findDomainError(domain)
  if (error !== null) return `${error}, got "${domain}"`
  // In development, pages on localhost are allowed without an entry in `allowedOrigins`.
  const hasPage = domain === 'localhost' || allowedOrigins.some((origin) => isBelow(origin, domain))
  return hasPage ? null : `has no page: no allowed origin is at "${domain}" or below it`
}

function findRelatedError(origin: string, allowedOrigins: readonly string[]): string | null {
  return allowedOrigins.includes(origin)
    ? null
    : `must be in allowedOrigins as well, got "${origin}"`
}

function isBelow(origin: string, domain: string): boolean {
  const { hostname } = new URL(isUrl(origin) ? origin : 'https://invalid')
  return hostname === domain || hostname.endsWith(`.${domain}`)
}
