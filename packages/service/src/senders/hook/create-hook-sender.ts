import { signWebhook } from '../../foundation/text/sign-webhook.ts'
import { callSender, type SenderAnswer } from '../call-sender.ts'
import type { CreatedSender, SenderPorts } from '../declare-sender.ts'
import { NumberUnsubscribedError, type TextMessage, TextRefusedError } from '../text-sender.ts'
import type { HookConfig } from './hook-setting.ts'

/**
 * Sends texts by a signed call to the operator's endpoint (Standard Webhooks). The endpoint answers 2xx when it
 * accepted the message, and 400, 410 or 422 when it refuses it permanently, with `{"error":"unsubscribed"}` for a
 * number that has unsubscribed. After any other answer, or none, the message is sent again with the same `webhook-id`.
 */
export function createHookSender({ url, secrets }: HookConfig, ports: SenderPorts): CreatedSender {
  const post = (messageId: string, type: string, data: object) => {
    const now = ports.clock.now()
    const timestamp = Math.floor(now / 1000)
    const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data })
    return callSender(ports, 'hook', url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Portico',
        'webhook-id': messageId,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signWebhook(secrets, { messageId, timestamp, body }),
      },
    })
  }
  return {
    async send(message) {
      verify(await post(message.messageId, 'message.send', toData(message)))
    },
    async examine() {
      const { status } = await post(`message-test-${ports.clock.now()}`, 'message.test', {})
      return status >= 200 && status < 300
        ? null
        : `answered ${status} to a signed "message.test"; it has to answer 2xx, and to check the signature with the secret that the project names`
    },
  }
}

const toData = (message: TextMessage) => ({
  channel: message.channel,
  to: message.to,
  text: message.text,
  code: message.code,
  locale: message.locale,
  reason: message.reason,
  project_id: message.project.projectId,
  project_name: message.project.name,
  expires_at: new Date(message.expiresAt).toISOString(),
})

function verify({ status, body }: SenderAnswer): void {
  if (status >= 200 && status < 300) return
  const reason = `hook: answered ${status}`
  if (![400, 410, 422].includes(status)) throw new Error(reason)
  if (body.error === 'unsubscribed') throw new NumberUnsubscribedError(reason)
  throw new TextRefusedError(reason)
}
