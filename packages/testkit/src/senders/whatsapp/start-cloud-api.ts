import {
  startTextServer,
  type TextAnswer,
  type TextCall,
  type TextServer,
  type TextServerOptions,
} from '../start-text-server.ts'

/** A message that WhatsApp accepted. */
export interface CloudMessage {
  /** The recipient, digits only. */
  readonly to: string
  readonly template: string
  readonly language: string
  /** The value of the body's only parameter. */
  readonly code: string
  /** The text that the button copies. */
  readonly button: string
}

/** A sender's number at WhatsApp. */
export interface CloudNumber {
  readonly phoneNumberId: string
  readonly accessToken: string
  /** Its approved authentication templates, as `name language`. */
  readonly templates: readonly string[]
  /** Numbers without WhatsApp; digits only. */
  readonly unreachable?: ReadonlySet<string>
}

/** A simulation of WhatsApp's Cloud API. */
export type CloudApi = TextServer<CloudMessage>

/**
 * Starts a simulation of WhatsApp's Cloud API (reference of `messages`; errors by their documented codes).
 *
 * @param number the values that the simulation accepts; it refuses all other values, and free text
 */
export const startCloudApi = (
  number: CloudNumber,
  options?: TextServerOptions,
): Promise<CloudApi> => startTextServer<CloudMessage>((call) => answer(number, call), options)

const refuse = (status: number, code: number, message: string): TextAnswer<never> => ({
  status,
  body: {
    error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'A1' },
  },
})

function answer(number: CloudNumber, call: TextCall): TextAnswer<CloudMessage> {
  if (call.headers.authorization !== `Bearer ${number.accessToken}`)
    return refuse(401, 190, 'Invalid OAuth access token.')
  const [, version, id, resource] = call.path.split('/')
  if (!/^v\d+\.\d+$/.test(version ?? '') || id !== number.phoneNumberId)
    return refuse(400, 100, 'Unsupported request: the object does not exist.')
  if (call.method === 'GET' && resource === undefined)
    return { status: 200, body: { id, verified_name: 'Meridian', quality_rating: 'GREEN' } }
  if (call.method !== 'POST' || resource !== 'messages')
    return refuse(400, 100, 'Unsupported request.')
  return take(number, toRecord(parse(call.body)))
}

type Json = Readonly<Record<string, unknown>>

const toRecord = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}

function take(number: CloudNumber, message: Json): TextAnswer<CloudMessage> {
  const to = toText(message.to).replace(/^\+/, '')
  if (message.messaging_product !== 'whatsapp')
    return refuse(400, 100, 'The parameter messaging_product is required.')
  if (!/^[1-9]\d{6,14}$/.test(to)) return refuse(400, 131_009, 'Parameter value is not valid: to')
  if (message.type !== 'template')
    return refuse(400, 131_047, 'Re-engagement message: more than 24 hours since the last reply.')
  const template = toRecord(message.template)
  const name = toText(template.name)
  const language = toText(toRecord(template.language).code)
  if (!number.templates.includes(`${name} ${language}`))
    return refuse(404, 132_001, 'Template name does not exist in the translation')
  const components = toList(template.components).map(toRecord)
  const code = findParameter(components.find(({ type }) => type === 'body'))
  const button = findParameter(
    components.find(
      ({ type, sub_type, index }) => type === 'button' && sub_type === 'url' && `${index}` === '0',
    ),
  )
  if (code === null)
    return refuse(400, 132_000, 'Number of parameters does not match the expected number of params')
  if (button === null)
    return refuse(400, 131_008, 'Required parameter is missing: buttons, index 0')
  if (code.length > 15) return refuse(400, 132_005, 'Translated text too long')
  if (number.unreachable?.has(to)) return refuse(400, 131_026, 'Message undeliverable')
  const reply = {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id: `wamid.${to}`, message_status: 'accepted' }],
  }
  return { status: 200, body: reply, taken: { to, template: name, language, code, button } }
}

/** Returns the only text parameter of a component; null when it has none or several. */
function findParameter(component: Json | undefined): string | null {
  const [first, ...others] = toList(component?.parameters).map(toRecord)
  return first?.type === 'text' && toText(first.text) !== '' && others.length === 0
    ? toText(first.text)
    : null
}
