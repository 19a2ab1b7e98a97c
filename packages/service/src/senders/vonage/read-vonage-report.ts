/** The reports of Vonage: the status of a message, and an answer STOP or START. */
import { createHash } from 'node:crypto'
import { type JWTPayload, jwtVerify } from 'jose'
import { type Static, Type } from 'typebox'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { parseJsonAs } from '../../foundation/text/parse-json-as.ts'
import type { ReportRequest, SenderEvent } from '../declare-sender.ts'
import { toSubscription } from '../to-subscription.ts'
import { readVonageError, unsubscribed } from './vonage-error.ts'
import type { VonageConfig } from './vonage-setting.ts'

/** Vonage repeats a report that was not accepted for a day. */
const longestAge = '24 hours'
/** How far its clock may be ahead. */
const tolerance = '5 minutes'

const StatusSchema = Type.Object({
  message_uuid: Type.String(),
  to: Type.String(),
  status: Type.String(),
  error: Type.Optional(Type.Object({ type: Type.String() })),
})
const AnswerSchema = Type.Object({
  from: Type.String(),
  channel: Type.Literal('sms'),
  text: Type.String(),
})

/** Reads a report; null if the account's signature secret did not sign it for this application. */
export async function readVonageReport(
  request: ReportRequest,
  config: VonageConfig,
): Promise<readonly SenderEvent[] | null> {
  const claims = await findClaims(request, config)
  if (!claims || !isAbout(claims, request, config)) return null
  const status = parseJsonAs(StatusSchema, request.body)
  if (status) return toEvents(status)
  const answer = parseJsonAs(AnswerSchema, request.body)
  return answer ? toSubscription(answer.text, toNumber(answer.from)) : []
}

/** Verifies the token in the header `Authorization` (Vonage, "Webhooks", decoding signed webhooks). */
async function findClaims(
  { headers, receivedAt }: ReportRequest,
  { signatureSecret }: VonageConfig,
): Promise<JWTPayload | null> {
  const [, token] = /^Bearer (\S+)$/i.exec(String(headers.authorization ?? '')) ?? []
  if (token === undefined) return null
  try {
    const verified = await jwtVerify(token, new TextEncoder().encode(signatureSecret), {
      algorithms: ['HS256'],
      currentDate: new Date(receivedAt),
      maxTokenAge: longestAge,
      clockTolerance: tolerance,
    })
    return verified.payload
  } catch {
    return null
  }
}

/** True if the token covers this body. All applications of an account share the secret, so the token names the application. */
function isAbout(claims: JWTPayload, { body }: ReportRequest, { applicationId }: VonageConfig) {
  const { payload_hash: hash, application_id: application = applicationId } = claims
  const expected = createHash('sha256').update(body).digest('hex')
  return (
    typeof hash === 'string' &&
    isEqualDigest(expected, hash.toLowerCase()) &&
    application === applicationId
  )
}

function toEvents(report: Static<typeof StatusSchema>): readonly SenderEvent[] {
  const { message_uuid: reference, status, to } = report
  if (status !== 'rejected' && status !== 'undeliverable') return []
  const code = readVonageError(report.error?.type)
  return [
    { kind: 'undelivered', channel: 'sms', reference, error: `${code}` },
    ...(code === unsubscribed
      ? [{ kind: 'unsubscribed', phoneNumber: toNumber(to) } as const]
      : []),
  ]
}

const toNumber = (digits: string) => `+${digits}`
