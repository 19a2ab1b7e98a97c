/**
 * Tells pages of the console when something that they show has changed. One timer of the process looks for all of them:
 * each operator's session is read once, and each thing that is followed once, however many pages follow it. What this
 * process writes itself is looked for at once.
 */

import { PassThrough } from 'node:stream'
import { AuthError } from '../foundation/errors/auth-error.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { AuditRow } from '../kernel/storage/storage.ts'
import type { SignedInOperator } from './console-operation.ts'
import { isStillIn } from './find-operator.ts'

/** How often other processes' writes are looked for; milliseconds. */
const usualLookMs = 2_000
/** After this time the page asks again; milliseconds. Some proxies end longer answers in an ugly way. */
const longestMs = 10 * 60_000
/** Pages that one operator may have open, and all together in one process. */
const most = { perOperator: 12, perProcess: 200 }

/** Something that pages follow. */
export interface LiveTopic {
  /** Names it among all of the process. */
  readonly key: string
  /** Reads it as data that differ whenever a page has to read again. */
  read(): Promise<object>
  /** True for an entry of the audit log after which it may be another. */
  isChangedBy(entry: AuditRow): boolean
}

/** Follows topics. */
export interface LivePoller {
  /**
   * Opens the answer of one page.
   *
   * @throws AuthError `too_many_requests`
   */
  follow(by: SignedInOperator, topic: LiveTopic): PassThrough
  /** Ends all answers, which would delay the service's stop. */
  stop(): void
}

/** A page that follows. */
interface Follower {
  readonly by: SignedInOperator
  readonly topic: LiveTopic
  readonly stream: PassThrough
  said: string | null
}

/** Creates the poller of a process; it rests while no page follows. */
export function createLivePoller(
  { storage, clock, log }: Pick<Dependencies, 'storage' | 'clock' | 'log'>,
  { lookMs = usualLookMs }: { readonly lookMs?: number } = {},
): LivePoller {
  const followers = new Set<Follower>()
  let stopLooking: (() => void) | null = null
  let isLooking = false
  let isWanted = false

  const look = async () => {
    const all = [...followers]
    const isIn = await readEach(
      all,
      ({ by }) => toCredential(by),
      ({ by }) => isStillIn({ storage, clock }, by),
    )
    const live = all.filter(({ by }) => isIn.get(toCredential(by)) === true)
    for (const one of all) if (!live.includes(one)) one.stream.end()
    const states = await readEach(
      live,
      ({ topic }) => topic.key,
      ({ topic }) => topic.read(),
    )
    for (const one of live) {
      const said = JSON.stringify(states.get(one.topic.key))
      // Said at the first look as well: something may have happened since the page read.
      if (said !== one.said) say(one, `data: ${said}`)
      one.said = said
    }
  }
  const run = async () => {
    isWanted = isLooking
    if (isLooking) return
    isLooking = true
    try {
      await look()
    } catch (err) {
      log.debug({ err }, 'pages of the console could not be told what is new')
      for (const { stream } of followers) stream.end()
    }
    isLooking = false
    if (isWanted) void run()
  }
  const startLooking = () => {
    const timer = setInterval(() => {
      // A proxy keeps an answer open that goes on.
      for (const one of followers) say(one, ': beat')
      void run()
    }, lookMs)
    timer.unref()
    const endListening = storage.onEntries((entry) => {
      const isOfOperators = entry.action.startsWith('operator.')
      const concerns = ({ topic }: Follower) => isOfOperators || topic.isChangedBy(entry)
      if ([...followers].some(concerns)) void run()
    })
    return () => {
      clearInterval(timer)
      endListening()
    }
  }
  return {
    follow(by, topic) {
      const { operatorId } = by.operator
      const own = [...followers].filter((one) => one.by.operator.operatorId === operatorId).length
      if (own >= most.perOperator || followers.size >= most.perProcess) {
        throw new AuthError('too_many_requests', { retryAfterSeconds: 60 })
      }
      const stream = new PassThrough()
      const follower: Follower = { by, topic, stream, said: null }
      followers.add(follower)
      stopLooking ??= startLooking()
      const limit = setTimeout(() => stream.end(), longestMs)
      limit.unref()
      stream.on('close', () => {
        clearTimeout(limit)
        followers.delete(follower)
        if (followers.size > 0) return
        stopLooking?.()
        stopLooking = null
      })
      say(follower, ': open')
      void run()
      return stream
    },
    stop() {
      for (const { stream } of followers) stream.end()
    },
  }
}

/** Names the session or the key of a follower. */
const toCredential = ({ session, key }: SignedInOperator) =>
  session?.tokenHash ?? key?.tokenHash ?? ''

/** Reads something once for each key. */
async function readEach<One, Value>(
  all: readonly One[],
  toKey: (one: One) => string,
  read: (one: One) => Promise<Value>,
): Promise<ReadonlyMap<string, Value>> {
  const firsts = new Map(all.map((one) => [toKey(one), one]))
  const entries = [...firsts].map(async ([key, one]) => [key, await read(one)] as const)
  return new Map(await Promise.all(entries))
}

function say({ stream }: Follower, text: string): void {
  // A write after the end would be an error that nothing handles.
  if (!stream.writableEnded && !stream.destroyed) stream.write(`${text}\n\n`)
}
