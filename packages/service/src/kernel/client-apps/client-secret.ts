import { createHash } from 'node:crypto'
import { createToken } from '../../foundation/create-id.ts'
import type { Random } from '../../foundation/random.ts'

/** Makes a client app's secret: 256 random bits with a prefix that secret scanners can recognize. */
export function createClientSecret(random: Random, projectId: string): string {
  const stage = projectId.startsWith('project-live-') ? 'live' : 'test'
  return `client-secret-${stage}-${createToken(random)}`
}

/** Hashes a client secret with SHA-256 to hex. It is long and random, so a slow hash is not needed. */
export const hashClientSecret = (secret: string) =>
  createHash('sha256').update(secret).digest('hex')
