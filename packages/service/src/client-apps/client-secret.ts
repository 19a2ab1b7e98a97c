import { createHash } from 'node:crypto'
import { createToken } from '../create-id.ts'
import type { Random } from '../random.ts'

/** Makes a client app's secret: 256 random bits under a name that scanners of leaks can know. */
export function createClientSecret(random: Random, projectId: string): string {
  const stage = projectId.startsWith('project-live-') ? 'live' : 'test'
  return `client-secret-${stage}-${createToken(random)}`
}

/** SHA-256, hex: a client's secret is long and random, so a plain hash is enough. */
export const hashClientSecret = (secret: string) =>
  createHash('sha256').update(secret).digest('hex')
