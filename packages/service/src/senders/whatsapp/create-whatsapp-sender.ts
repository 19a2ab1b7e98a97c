import { callSender, type SenderAnswer } from '../call-sender.ts'
import type { CreatedSender, SenderPorts } from '../declare-sender.ts'
import { TextRefusedError } from '../text-sender.ts'
import type { WhatsAppConfig } from './whatsapp-setting.ts'

/** Error codes after which another attempt to this number, or with this template, would fail as well. */
const refusals: readonly number[] = [
  100, // a parameter is wrong
  131_008, // a parameter is missing
  131_026, // undeliverable: no WhatsApp there
  131_030, // not among the allowed recipients
  131_047, // outside the window, and no template
  131_051, // this kind of message is not supported
  132_000, // not as many parameters as the template has
  132_001, // no such template in this language
  132_007, // the template breaks a rule
  132_012, // a parameter of the wrong form
  132_015, // the template is paused
  132_016, // the template is disabled
]

/** Sends codes by WhatsApp's Cloud API, which requires the code in the template's body and in its button. */
export function createWhatsAppSender(
  { baseUrl, phoneNumberId, accessToken, template }: WhatsAppConfig,
  ports: SenderPorts,
): CreatedSender {
  const phone = `${baseUrl}/${encodeURIComponent(phoneNumberId)}`
  const headers = { authorization: `Bearer ${accessToken}` }
  return {
    async send({ to, code }) {
      const parameters = [{ type: 'text', text: code }]
      const message = {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        type: 'template',
        template: {
          name: template.name,
          language: { code: template.language },
          components: [
            { type: 'body', parameters },
            { type: 'button', sub_type: 'url', index: '0', parameters },
          ],
        },
      }
      verify(
        await callSender(ports, 'whatsapp', `${phone}/messages`, {
          method: 'POST',
          body: JSON.stringify(message),
          headers: { ...headers, 'content-type': 'application/json' },
        }),
      )
    },
    async examine() {
      const { status } = await callSender(ports, 'whatsapp', phone, { method: 'GET', headers })
      if (status === 401) return 'refuses the access token'
      return status === 200 ? null : `answered ${status} when asked about the number`
    },
  }
}

function verify({ status, body }: SenderAnswer): void {
  if (status >= 200 && status < 300) return
  const { error } = body
  const code =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
      ? error.code
      : 0
  const reason = `whatsapp: answered ${status}${code ? `, error ${code}` : ''}`
  if (refusals.includes(code)) throw new TextRefusedError(reason)
  throw new Error(reason)
}
