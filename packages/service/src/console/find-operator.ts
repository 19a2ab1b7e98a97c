import type { FastifyRequest } from 'fastify'
import { isToken } from '../foundation/create-id.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { isProofFresh } from './begin-session.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleOperation, PresentOperator, SignedInOperator } from './console-operation.ts'
import { readConsoleCookie } from './create-console-cookie.ts'

type Ports = Pick<Dependencies, 'config' | 'storage' | 'keyRing' | 'clock'>

/** How exactly the last use of a key is stored; milliseconds. */
const touchMs = 60_000

/** A second place for a key, where a proxy in front of the console takes `Authorization` for a password of its own. */
export const keyHeader = 'x-portico-console-key'

/**
 * Reads the key of a script, which proves itself by one and not by a cookie. Other schemes than `Bearer` are those of a
 * proxy, and beside a key in the second place all of them are.
 *
 * @returns null for a call of a page; empty for a key that is none
 */
function readKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const { authorization = '', [keyHeader]: own } = headers
  if (own !== undefined) return String(own)
  if (!/^bearer(?: |$)/i.test(authorization)) return null
  return /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
}

/** True for a call of a script. */
export const isOfScript = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  readKey(request) !== null

/**
 * Finds the operator of a call, by the key of a script or by the cookie of a browser. Session or key, and the operator,
 * are read at every call, so that a removed operator’s open page and scripts can do nothing from then on.
 *
 * @throws ConsoleError `no_session`, `invalid_key`
 */
export const findOperator = (
  ports: Ports,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<SignedInOperator> =>
  isOfScript(request) ? findByKey(ports, request) : findBySession(ports, request)

async function findBySession(
  ports: Ports,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<PresentOperator> {
  const found = await findSession(ports, request)
  if (found === null) throw new ConsoleError('no_session')
  return found
}

/** Finds the session of a browser and its operator, by the cookie. @returns null without one */
export async function findSession(
  { config, storage, keyRing, clock }: Ports,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<PresentOperator | null> {
  const cookie = readConsoleCookie(config, request)
  const project = config.projects.find(({ projectId }) => projectId === cookie?.projectId)
  if (cookie === null || project === undefined) return null
  const { projectId } = project
  const hash = keyRing.hashToken(cookie.token)
  const session = await storage.operatorSessions.findByToken(projectId, hash, clock.now())
  const operator = session && (await storage.operators.find(projectId, session.operatorId))
  return session && operator ? { project, operator, session, key: null } : null
}

async function findByKey(
  { config, storage, keyRing, clock }: Ports,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<SignedInOperator> {
  const text = readKey(request) ?? ''
  const dot = text.lastIndexOf('.')
  const token = text.slice(dot + 1)
  const project = config.projects.find(({ projectId }) => projectId === text.slice(0, dot))
  if (project === undefined || !isToken(token)) throw new ConsoleError('invalid_key')
  const { projectId } = project
  const now = clock.now()
  const key = await storage.operatorKeys.findByToken(projectId, keyRing.hashToken(token), now)
  const operator = key && (await storage.operators.find(projectId, key.operatorId))
  if (!key || !operator) throw new ConsoleError('invalid_key')
  const before = now - touchMs
  if (key.lastUsedAt === null || key.lastUsedAt <= before) {
    await storage.operatorKeys.touch(key, { now, before })
  }
  return { project, operator, session: null, key }
}

/** Finds out whether the credential of a call is still good, and its operator not removed. */
export async function isStillIn(
  { storage, clock }: Pick<Ports, 'storage' | 'clock'>,
  { project: { projectId }, operator, session, key }: SignedInOperator,
): Promise<boolean> {
  const now = clock.now()
  const isGood =
    session === null
      ? key !== null &&
        (await storage.operatorKeys.findByToken(projectId, key.tokenHash, now)) !== null
      : (await storage.operatorSessions.findByToken(projectId, session.tokenHash, now)) !== null
  return isGood && (await storage.operators.find(projectId, operator.operatorId)) !== null
}

/**
 * Verifies that an operator may make a call. A key acts without a proof, for the operator proved a passkey to make it;
 * so it never does what would let its thief stay, or act in another name.
 *
 * @throws ConsoleError `not_for_keys`, `reading_only`, `proof_too_old`
 */
export function verifyMayCall(
  { operator, session, key }: SignedInOperator,
  { needs, isPersonal = false }: Pick<ConsoleOperation, 'needs' | 'isPersonal'>,
  now: number,
): void {
  if (key !== null && isPersonal) throw new ConsoleError('not_for_keys')
  if (needs !== 'act') return
  const mayAct = operator.role === 'act' && (key === null || key.role === 'act')
  if (!mayAct) throw new ConsoleError('reading_only')
  if (session !== null && !isProofFresh(session, now)) throw new ConsoleError('proof_too_old')
}
