import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../kernel/dependencies.ts'
import { isProofFresh } from './begin-session.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleNeed, SignedInOperator } from './console-operation.ts'
import { readConsoleCookie } from './create-console-cookie.ts'

type Ports = Pick<Dependencies, 'config' | 'storage' | 'keyRing' | 'clock'>

/**
 * Finds the operator of a call. Session and operator are read at every call, so that a removed operator’s open page can
 * do nothing from then on.
 *
 * @throws ConsoleError `no_session`
 */
export async function findOperator(
  { config, storage, keyRing, clock }: Ports,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<SignedInOperator> {
  const cookie = readConsoleCookie(config, request)
  const project = config.projects.find(({ projectId }) => projectId === cookie?.projectId)
  if (cookie === null || project === undefined) throw new ConsoleError('no_session')
  const { projectId } = project
  const hash = keyRing.hashToken(cookie.token)
  const session = await storage.operatorSessions.findByToken(projectId, hash, clock.now())
  const operator = session && (await storage.operators.find(projectId, session.operatorId))
  if (!session || !operator) throw new ConsoleError('no_session')
  return { project, operator, session }
}

/**
 * Verifies that an operator may make a call.
 *
 * @throws ConsoleError `reading_only`, `proof_too_old`
 */
export function verifyMayCall(
  { operator, session }: SignedInOperator,
  needs: ConsoleNeed,
  now: number,
): void {
  if (needs !== 'act') return
  if (operator.role !== 'act') throw new ConsoleError('reading_only')
  if (!isProofFresh(session, now)) throw new ConsoleError('proof_too_old')
}
