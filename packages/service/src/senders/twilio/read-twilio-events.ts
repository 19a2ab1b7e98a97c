/** The events that Twilio sends: the delivery of a message, and an answer STOP or START. */
import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { twilioEventsPath } from '../../kernel/delivery/texts/to-events-url.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { registerForms } from '../../kernel/pages/read-page-request.ts'

/**
 * The answers that unsubscribe a number, and those that subscribe it again (Twilio, "Support for opt-out keywords").
 */
const stops = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']
const begins = ['START', 'YES', 'UNSTOP']
/** Twilio's error code of a message to an unsubscribed number. */
const unsubscribed = '21610'

type Form = Readonly<Record<string, string>>

/** Registers `POST /v1/public/twilio/:project_id`. */
export function registerTwilioEvents(
  app: FastifyInstance,
  { projects, rateLimits }: RouteContext,
  dependencies: Dependencies,
): void {
  const { config } = dependencies
  app.register(async (scope) => {
    registerForms(scope)
    scope.post<{ Params: { project_id: string } }>(
      `${twilioEventsPath}/:project_id`,
      async (request, reply) => {
        rateLimits.takePublicRequest(toSource(request))
        const project = projects.findById(request.params.project_id)
        const form = readForm(request)
        if (!project || !isSigned(project, request, `${config.baseUrl}${request.url}`, form)) {
          throw new AuthError('unauthorized_credentials')
        }
        await hear(dependencies, project, form)
        // An empty answer: Twilio itself confirms STOP to the user.
        return reply.type('text/xml; charset=utf-8').send('<Response/>')
      },
    )
  })
}

function readForm({ body }: FastifyRequest): Form {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : {}
}

/** Verifies the signature with the tokens of the project's Twilio accounts (Twilio, "Validating requests"). */
function isSigned(
  { texts }: ProjectConfig,
  { headers }: FastifyRequest,
  url: string,
  form: Form,
): boolean {
  const given = headers['x-twilio-signature']
  if (typeof given !== 'string') return false
  const fields = Object.keys(form)
    .sort()
    .map((name) => `${name}${form[name]}`)
  const signed = url + fields.join('')
  const tokens = texts.senders.flatMap((it) => (it.type === 'twilio' ? [it.authToken] : []))
  return tokens.some((token) =>
    isEqualDigest(createHmac('sha1', token).update(signed).digest('base64'), given),
  )
}

async function hear(
  { storage, clock, log, countUndelivered }: Dependencies,
  { projectId }: ProjectConfig,
  form: Form,
): Promise<void> {
  const { MessageStatus: status, ErrorCode: error } = form
  const isWhatsApp = [form.To, form.From].some((address) => address?.startsWith('whatsapp:'))
  const toNumber = (address = '') => address.replace(/^whatsapp:/, '')
  if (status !== undefined) {
    if (status !== 'failed' && status !== 'undelivered') return
    countUndelivered(isWhatsApp ? 'whatsapp' : 'sms')
    const about = { project_id: projectId, twilio_sid: form.MessageSid, twilio_error: error }
    log.warn(about, 'Twilio could not deliver a message')
    if (error !== unsubscribed) return
    return await storage.phones.setUnsubscribed(projectId, toNumber(form.To), clock.now())
  }
  // `OptOutType` is Twilio's own classification, for an account with custom keywords.
  const word = (form.OptOutType ?? form.Body ?? '').trim().toUpperCase()
  const from = toNumber(form.From)
  if (stops.includes(word)) await storage.phones.setUnsubscribed(projectId, from, clock.now())
  if (begins.includes(word)) await storage.phones.setUnsubscribed(projectId, from, null)
}
