/**
 * Handlers of the calls that are answered by server-sent events. Every two seconds, and at once when this process writes,
 * they read the new entries and check that the operator has not been removed. After a removal nothing more is sent.
 */

import { PassThrough } from 'node:stream'
import { getUser } from '../accounts/users/get-user.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { ConsoleHandlers, SignedInOperator } from './console-operation.ts'
import type { liveOperations } from './live-operations.ts'

/** How often other processes' writes are looked for; milliseconds. */
const lookMs = 2_000
/** So many entries are compared: of those of one millisecond, the newest is any. */
const compared = 20
/** After this time the page asks again; milliseconds. Some proxies end longer answers in an ugly way. */
const longestMs = 10 * 60_000
/** Pages that one operator may have open, and all together in one process. */
const most = { perOperator: 12, perProcess: 200 }

/**
 * Creates them.
 *
 * @param onStop takes a function that ends every stream, which would delay the service's stop
 */
export function createLiveHandlers(
  dependencies: Dependencies,
  onStop: (end: () => void) => void,
): ConsoleHandlers<typeof liveOperations> {
  const open = new Map<PassThrough, string>()
  onStop(() => {
    for (const stream of open.keys()) stream.end()
  })
  return {
    async followTimeline({ by, params }) {
      const { projectId } = by.project
      const { operatorId } = by.operator
      const own = [...open.values()].filter((one) => one === operatorId).length
      if (own >= most.perOperator || open.size >= most.perProcess) {
        throw new AuthError('too_many_requests', { retryAfterSeconds: 60 })
      }
      const { userId } = await getUser(dependencies.storage, projectId, params.user_id ?? '')
      const stream = follow(dependencies, by, userId)
      open.set(stream, operatorId)
      stream.on('close', () => open.delete(stream))
      return stream
    },
  }
}

function follow(
  { storage, clock, log }: Pick<Dependencies, 'storage' | 'clock' | 'log'>,
  { project: { projectId }, operator, session }: SignedInOperator,
  userId: string,
): PassThrough {
  const stream = new PassThrough()
  const say = (text: string) => {
    if (!stream.writableEnded && !stream.destroyed) stream.write(`${text}\n\n`)
  }
  let newest: string | null = null
  let isLooking = false
  let isWanted = false
  const isStillIn = async () =>
    (await storage.operatorSessions.findByToken(projectId, session.tokenHash, clock.now())) !==
      null && (await storage.operators.find(projectId, operator.operatorId)) !== null
  const look = async () => {
    if (!(await isStillIn())) {
      stream.end()
      return
    }
    const { rows } = await storage.audit.list(
      projectId,
      { userId },
      { after: null, limit: compared },
    )
    const ids = rows.map(({ auditId }) => auditId)
    // Said at the first look as well: something may have happened since the page read the timeline.
    if (ids.join() !== newest) say(`data: ${JSON.stringify({ audit_id: ids[0] ?? '' })}`)
    newest = ids.join()
  }
  const run = async () => {
    isWanted = isLooking
    if (isLooking || stream.destroyed) return
    isLooking = true
    try {
      await look()
    } catch (err) {
      log.debug({ err }, 'a page of the console could not be told what is new')
      stream.end()
    }
    isLooking = false
    if (isWanted) void run()
  }
  const timer = setInterval(() => {
    // A proxy keeps an answer open that goes on.
    say(': beat')
    void run()
  }, lookMs)
  const limit = setTimeout(() => stream.end(), longestMs)
  timer.unref()
  limit.unref()
  const endListening = storage.onEntries((entry) => {
    const isOwn = entry.projectId === projectId
    if (isOwn && (entry.userId === userId || entry.action.startsWith('operator.'))) void run()
  })
  stream.on('close', () => {
    clearInterval(timer)
    clearTimeout(limit)
    endListening()
  })
  say(': open')
  void run()
  return stream
}
