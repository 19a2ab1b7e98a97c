/** Handlers of the calls about webhooks. The configuration owns the endpoints, the outbox their deliveries. */

import { webhookLifeMs, webhookSealContext } from '../kernel/audit/enqueue-webhooks.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { ProjectConfig, WebhookEndpoint } from '../kernel/config/config.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleHandlers, SignedInOperator } from './console-operation.ts'
import { hideCredentials } from './hide-credentials.ts'
import { toOperatorAct } from './to-operator-act.ts'
import type { webhookOperations } from './webhook-operations.ts'

/** How many deliveries of a state are shown, and among how many of the last messages they are looked for. */
const shown = 50
const most = 5_000

const states = {
  given_up: ['failed', 'dead'],
  waiting: ['waiting'],
  sent: ['sent'],
} as const

/** The event that operators send to see whether an endpoint takes events. */
const testEvent = 'webhook.test'

/** Creates all of them. */
export function createWebhookHandlers(
  dependencies: Dependencies,
): ConsoleHandlers<typeof webhookOperations> {
  const { config, storage, clock, random, keyRing, wakeOutbox } = dependencies
  return {
    async listWebhooks({ by }) {
      return {
        endpoints: by.project.webhooks.map((endpoint) => ({
          endpoint_id: endpoint.endpointId,
          url: hideCredentials(endpoint.url),
          events: endpoint.events === null ? null : [...endpoint.events],
          allows_private: endpoint.allowPrivate,
          secrets: endpoint.secrets.length,
          ...findPlace(config.written, by.project, endpoint),
        })),
        file: config.written?.file ?? null,
      }
    },

    async listDeliveries({ by, params, query }) {
      const { endpointId } = findEndpoint(by, params.endpoint_id)
      const now = clock.now()
      const wanted = { channel: 'webhook', to: endpointId, states: states[query.state] }
      const { projectId } = by.project
      const found = await storage.outbox.listOfChannel(projectId, { ...wanted, limit: shown, most })
      return {
        deliveries: found.map(({ messageId, template, createdAt, endedAt, ...message }) => ({
          message_id: messageId,
          event: template,
          tries: message.tries,
          reason: message.reason,
          created_at: toTime(createdAt),
          // One that was given up ends when it expires, which says nothing about its last try.
          ended_at: endedAt === null || message.state === 'failed' ? null : toTime(endedAt),
          next_try_at: message.state === 'waiting' ? toTime(message.dueAt) : null,
          can_resend: message.state === 'failed' && message.expiresAt > now,
        })),
      }
    },

    async sendTestEvent({ by, params, source }) {
      const { endpointId } = findEndpoint(by, params.endpoint_id)
      const { projectId } = by.project
      const now = clock.now()
      const messageId = `message-${Buffer.from(random.bytes(16)).toString('hex')}`
      const timestamp = toTime(now)
      const body = { type: testEvent, timestamp, data: { project_id: projectId } }
      await storage.transaction(async (tx) => {
        await tx.outbox.add({
          projectId,
          messageId,
          channel: 'webhook',
          to: endpointId,
          template: testEvent,
          locale: '',
          sealedPayload: keyRing.seal(JSON.stringify(body), webhookSealContext),
          createdAt: now,
          expiresAt: now + webhookLifeMs,
        })
        const act = toOperatorAct(by, source)
        const details = { ...act.details, endpoint_id: endpointId }
        const activity = { ...act, user: null, details, action: 'webhook.tested' } as const
        await recordActivity(tx, dependencies, activity)
      })
      wakeOutbox()
      return { message_id: messageId }
    },
  }
}

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/** @throws ConsoleError `webhook_not_found` */
function findEndpoint({ project }: SignedInOperator, id = ''): WebhookEndpoint {
  const endpoint = project.webhooks.find(({ endpointId }) => endpointId === id)
  if (!endpoint) throw new ConsoleError('webhook_not_found')
  return endpoint
}

/** Where the configuration file has an endpoint, and which variable it names for the secret. */
function findPlace(
  written: Dependencies['config']['written'],
  { projectId }: ProjectConfig,
  { endpointId }: WebhookEndpoint,
) {
  const own = written?.projects.get(projectId)
  const at = own?.settings.webhooks?.findIndex((one) => one.endpointId === endpointId) ?? -1
  const found = own?.settings.webhooks?.[at]
  return {
    secret_variable: found?.secretEnv ?? null,
    place: found && own ? `${own.key}.webhooks[${at}]` : null,
  }
}
