/**
 * Sends what the outbox holds: claims under a lease, renders, hands over to the mailer, marks. Several
 * workers may run on one database; none gets what another has. A mail leaves at least once: only a crash
 * between the server's "accepted" and our mark can repeat it, with the same Message-ID.
 */
import type { Logger } from 'pino'
import type { MailConfig, ProjectConfig } from '../config/config.ts'
import type { Clock } from '../ports.ts'
import type { ClaimedMessage, Storage } from '../storage/storage.ts'
import { type Mailer, MailRefusedError } from './mailer.ts'
import type { MessageTemplate } from './message-template.ts'

/** What becomes of messages, for metrics. */
export interface DeliveryObserver {
  onMail(outcome: 'sent' | 'retried' | 'dead'): void
}

export interface OutboxWorkerParts {
  readonly storage: Pick<Storage, 'outbox'>
  readonly keyRing: { open(sealed: string): string }
  readonly mailer: Mailer
  readonly mail: MailConfig
  /** Every method's messages, by template name. */
  readonly messages: Readonly<Record<string, MessageTemplate>>
  readonly projects: readonly ProjectConfig[]
  readonly clock: Clock
  readonly log: Logger
  readonly observer?: DeliveryObserver
}

export interface OutboxWorker {
  start(): void
  /** Something was enqueued and committed: look now, not at the next poll. */
  poke(): void
  /** Sends everything that is due and returns how many messages were handled. */
  runOnce(): Promise<number>
  /** Takes nothing new and waits for the mails in hand, at most `mostMs`; a lease covers the rest. */
  stop(mostMs?: number): Promise<void>
}

const pollMs = 1_000
const batch = 5
/** Longer than the longest send, so that a slow mail is not claimed twice; what a crash costs a mail. */
const leaseMs = 30_000
const firstRetryMs = 2_000
const longestRetryMs = 600_000
const longestStopMs = 8_000

/** Waits before the next try: 2 s, doubled each time, at most 10 minutes. */
export const toRetryMs = (tries: number) =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(tries - 1, 20))

/** Makes a worker that stands still until `start`. */
export function createOutboxWorker(parts: OutboxWorkerParts): OutboxWorker {
  const { storage, clock, log } = parts
  let isRunning = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | null = null
  let isPoked = false

  const drain = async () => {
    let handled = 0
    for (;;) {
      const claimed = await storage.outbox.claim({ now: clock.now(), leaseMs, most: batch })
      if (claimed.length === 0) return handled
      await Promise.all(claimed.map((message) => deliver(parts, message)))
      handled += claimed.length
      if (isStopping) return handled
    }
  }
  const runOnce = () => {
    running ??= drain().finally(() => {
      running = null
    })
    return running
  }
  const loop = async () => {
    isPoked = false
    try {
      await runOnce()
    } catch (err) {
      log.error({ err }, 'the outbox could not be read; trying again')
    }
    if (!isRunning) return
    clearTimeout(timer)
    timer = setTimeout(loop, isPoked ? 0 : pollMs)
    timer.unref()
  }

  return {
    runOnce,
    start() {
      if (isRunning) return
      isRunning = true
      isStopping = false
      timer = setTimeout(loop, 0)
    },
    poke() {
      if (!isRunning) return
      // While a run is under way the loop looks again right after it.
      isPoked = true
      if (running !== null) return
      clearTimeout(timer)
      timer = setTimeout(loop, 0)
    },
    async stop(mostMs = longestStopMs) {
      isRunning = false
      isStopping = true
      clearTimeout(timer)
      if (running === null) return
      const inHand = running.then(
        () => undefined,
        () => undefined,
      )
      let limit: NodeJS.Timeout | undefined
      const tooLong = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, mostMs)
      })
      await Promise.race([inHand, tooLong])
      clearTimeout(limit)
    },
  }
}

async function deliver(parts: OutboxWorkerParts, message: ClaimedMessage): Promise<void> {
  const { storage, clock, log, observer } = parts
  const about = {
    message_id: message.messageId,
    project_id: message.projectId,
    template: message.template,
    tries: message.tries,
  }
  const bury = async (reason: string) => {
    await storage.outbox.markFailed(message.messageId, { retryAt: null, reason })
    observer?.onMail('dead')
    log.error({ ...about, reason }, 'mail given up')
  }
  try {
    if (clock.now() >= message.expiresAt) return await bury('expired before it could be sent')
    const mail = render(parts, message)
    if (mail === null) return await bury('could not be rendered')
    try {
      await parts.mailer.send(mail)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'failed'
      const retryAt = clock.now() + toRetryMs(message.tries)
      if (cause instanceof MailRefusedError || retryAt >= message.expiresAt) {
        return await bury(reason)
      }
      await storage.outbox.markFailed(message.messageId, { retryAt, reason })
      observer?.onMail('retried')
      log.warn({ ...about, reason }, 'mail did not leave; trying again later')
      return
    }
    await storage.outbox.markSent(message.messageId, clock.now())
    observer?.onMail('sent')
    log.info(about, 'mail sent')
  } catch (err) {
    // The storage failed: the lease runs out and the message is claimed again.
    log.error({ ...about, err }, 'the outcome of a mail could not be stored')
  }
}

function render(parts: OutboxWorkerParts, message: ClaimedMessage) {
  const project = parts.projects.find((one) => one.projectId === message.projectId)
  const template = Object.hasOwn(parts.messages, message.template)
    ? parts.messages[message.template]
    : undefined
  if (project === undefined || template === undefined) return null
  try {
    const payload: unknown = JSON.parse(parts.keyRing.open(message.sealedPayload))
    return {
      ...template.render(payload, { project, locale: message.locale }),
      to: message.to,
      from: {
        name: project.name,
        address: parts.mail.kind === 'smtp' ? parts.mail.from : 'no-reply@localhost',
      },
      messageId: message.messageId,
    }
  } catch {
    // Not logged with its cause: what fails here is next to a secret in clear.
    return null
  }
}
