/**
 * That a new proof was demanded before anybody was signed in: kept by the very browser that was shown the page,
 * signed, for the very request. So nobody's visit answers for another's, and a visit costs no storage.
 */
import { limits } from '@portico/contract'
import { createToken } from '../../foundation/create-id.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { isEqualDigest } from '../../kernel/keys/is-equal-digest.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { type AuthorizationParams, toCanonical } from './authorization-params.ts'

type Ports = Pick<EnginePorts, 'keyRing' | 'clock' | 'random'>
type Project = Pick<ProjectConfig, 'projectId'>

/** How long a browser keeps one. */
export const pendingReauthenticationSeconds = limits.identityProvider.requestSeconds

/** @returns what the browser keeps: when it was demanded, signed */
export function createPendingReauthentication(
  ports: Ports,
  project: Project,
  params: AuthorizationParams,
): string {
  // The number makes it this browser's own: each is heard once.
  const words = `${ports.clock.now()}.${createToken(ports.random)}`
  return `${words}.${sign(ports, project, params, words)}`
}

/** When it was demanded, epoch milliseconds; null for what is over, made up, or another request's. */
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
  // constant time: the signature is what makes it ours.
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
