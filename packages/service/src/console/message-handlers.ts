/** Handlers of the calls about messages. */

import type { Act } from '../accounts/users/change-user.ts'
import { getUser } from '../accounts/users/get-user.ts'
import { toCursorText, toPage } from '../back-end/cursor.ts'
import { credentialKinds } from '../declarations/all-declarations.ts'
import { parseEmail } from '../foundation/addresses/parse-email.ts'
import { tryParse } from '../foundation/text/try-parse.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import { decoyTemplate } from '../kernel/delivery/enqueue-mail.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Repositories, UserFilter } from '../kernel/storage/storage.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleCall, ConsoleHandlers } from './console-operation.ts'
import type { messageOperations } from './message-operations.ts'
import { listAddresses } from './show-user.ts'
import { toOperatorAct } from './to-operator-act.ts'
import { verifyPlain } from './verify-plain.ts'

type Operations = typeof messageOperations

const pageRows = 25

const states = {
  given_up: ['failed', 'dead'],
  waiting: ['waiting'],
  sent: ['sent'],
} as const

/** What became of a message, in the console's words. */
export type OutboxState = keyof typeof states

/** Reads messages in a state, newest first. */
export const listOutboxPage = (
  { outbox }: Pick<Repositories, 'outbox'>,
  projectId: string,
  state: OutboxState,
  page: ReturnType<typeof toPage>,
) => outbox.listByState(projectId, { states: states[state], without: decoyTemplate, ...page })

/** Creates all of them. */
export function createMessageHandlers(dependencies: Dependencies): ConsoleHandlers<Operations> {
  const { storage, clock, wakeOutbox } = dependencies
  return {
    async listOutbox({ by, query }) {
      const { projectId } = by.project
      const page = toPage(query, pageRows)
      const { rows, next } = await listOutboxPage(storage, projectId, query.state, page)
      const addresses = rows.map(({ to }) => to)
      const owners = await findOwners(storage, projectId, addresses)
      const stopped = await storage.stoppedAddresses.findAmong(projectId, addresses)
      const now = clock.now()
      return {
        messages: rows.map(({ messageId, createdAt, endedAt, expiresAt, state, ...message }) => ({
          message_id: messageId,
          channel: message.channel,
          to: message.to,
          template: message.template,
          reason: message.reason,
          tries: message.tries,
          created_at: toTime(createdAt),
          // One that was given up ends when it expires, which says nothing about its last try.
          ended_at: endedAt === null || state === 'failed' ? null : toTime(endedAt),
          can_resend: state === 'failed' && expiresAt > now,
          user_id: owners.get(message.to.toLowerCase()) ?? null,
          is_stopped: stopped.has(message.to.toLowerCase()),
        })),
        next_cursor: toCursorText(next),
      }
    },

    async resendMessage({ by, params, source }) {
      const { projectId } = by.project
      const messageId = params.message_id ?? ''
      await storage.transaction(async (tx) => {
        const message = await tx.outbox.find(projectId, messageId)
        const isWaiting = await tx.outbox.requeue(projectId, messageId, clock.now())
        if (!message || !isWaiting) throw new ConsoleError('message_not_found')
        const { channel, template, to } = message
        const userId = (await findOwners(tx, projectId, [to])).get(to.toLowerCase())
        const user = userId === undefined ? null : await tx.users.findById(projectId, userId)
        const act = toOperatorAct(by, source)
        const details = { ...act.details, message_id: messageId, channel, template }
        await recordActivity(tx, dependencies, { ...act, user, details, action: 'message.resent' })
      })
      wakeOutbox()
      return {}
    },

    async stopMessages(call) {
      const { act, address } = readStop(call)
      await storage.transaction(async (tx) => {
        const user = await getUser(tx, act.project.projectId, act.userId)
        if (!listAddresses(user).includes(address.toLowerCase())) {
          throw new ConsoleError('address_not_found')
        }
        const { projectId, userId } = user
        const stopped = { userId, address, now: clock.now() }
        if (!(await tx.stoppedAddresses.stop(projectId, stopped))) {
          throw new ConsoleError('nothing_changed')
        }
        await recordActivity(tx, dependencies, { ...act, user, action: 'user.messages_stopped' })
      })
      return {}
    },

    async allowMessages(call) {
      const { act, address } = readStop(call)
      await storage.transaction(async (tx) => {
        const user = await getUser(tx, act.project.projectId, act.userId)
        if (!listAddresses(user).includes(address.toLowerCase())) {
          throw new ConsoleError('address_not_found')
        }
        if (!(await tx.stoppedAddresses.allow(user.projectId, address))) {
          throw new ConsoleError('nothing_changed')
        }
        await recordActivity(tx, dependencies, { ...act, user, action: 'user.messages_allowed' })
      })
      return {}
    },
  }
}

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

function readStop(call: ConsoleCall<Operations['stopMessages']>): {
  readonly act: Act & ReturnType<typeof toOperatorAct>
  readonly address: string
} {
  const { address, why } = call.body
  verifyPlain({ address })
  const act = { ...toOperatorAct(call.by, call.source, why), userId: call.params.user_id ?? '' }
  return { act, address }
}

/** Finds the users of addresses and numbers. @returns user ids by the address in lower case */
async function findOwners(
  { users }: Pick<Repositories, 'users'>,
  projectId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const canonicalEmails = addresses.flatMap(
    (one) => tryParse(() => parseEmail(one).canonical) ?? [],
  )
  const numbers = addresses.filter((one) => /^\+\d+$/.test(one))
  const filters: readonly UserFilter[] = [
    ...(canonicalEmails.length > 0 ? [{ by: 'email', canonicalEmails } as const] : []),
    ...(numbers.length > 0
      ? credentialAddresses.map((place) => ({ ...place, values: numbers }))
      : []),
  ]
  if (filters.length === 0) return new Map()
  const page = { after: null, limit: 2 * pageRows }
  const { rows } = await users.search(projectId, { operator: 'or', filters }, page)
  return new Map(
    rows.flatMap((user) => listAddresses(user).map((one) => [one, user.userId] as const)),
  )
}

/** The columns of credentials that are addresses. */
const credentialAddresses = credentialKinds.flatMap(({ address, tables }) => {
  const [table] = Object.keys(tables)
  return address === undefined || table === undefined
    ? []
    : [{ by: 'credential', table, isThere: true, column: address.column } as const]
})
