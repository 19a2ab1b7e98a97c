/**
 * A reauthentication that was required before a user signed in. The browser that loaded the page stores it, signed for
 * exactly this request. So one visitor's page load does not count for another visitor, and it uses no storage in the
 * service.
 */
import { limits } from '@portico/contract'
import { createToken } from '../../foundation/create-id.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { type AuthorizationParams, toCanonical } from './authorization-params.ts'

type Ports = Pick<EnginePorts, 'keyRing' | 'clock' | 'random'>
type Project = Pick<ProjectConfig, 'projectId'>

/** How long a browser stores the value. */
export const pendingReauthenticationSeconds = limits.identityProvider.requestSeconds

/** @returns the value for the browser: the time of the requirement, signed */
export function createPendingReauthentication(
  ports: Ports,
  project: Project,
  params: AuthorizationParams,
): string {
  // The random number makes the value unique, so that it can be used only once.
  const words = `${ports.clock.now()}.${createToken(ports.random)}`
  return `${words}.${sign(ports, project, params, words)}`
}

/**
 * Returns the time of the requirement in epoch milliseconds; null for a value that is expired, forged, or of another
 * request.
 */
export function readPendingReauthentication(
  ports: Ports,
  project: Project,
  params: AuthorizationParams,
  kept: string | null,
): number | null {
  const form = /^((\d{1,15})\.[\w-]{43})\.([0-9a-f]{64})$/
  const [, words = '', digits = '', signature = ''] = form.exec(kept ?? '') ?? []
  const at = Number(digits)
  if (words === '' || ports.clock.now() >= at + pendingReauthenticationSeconds * 1_000) return null
  // constant time: only the signature proves that the service created the value.
  return isEqualDigest(signature, sign(ports, project, params, words)) ? at : null
}

function sign(
  { keyRing }: Pick<Ports, 'keyRing'>,
  { projectId }: Project,
  params: AuthorizationParams,
  words: string,
): string {
  return keyRing.toMac(`page demand\0${projectId}\0${words}\0${toCanonical(params)}`)
}
