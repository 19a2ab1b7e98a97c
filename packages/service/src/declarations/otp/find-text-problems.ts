/**
 * Problems of the text settings that a schema cannot express: senders that cannot work as configured, templates without
 * the code.
 */
import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import { parseWebhookSecrets } from '../../foundation/text/parse-webhook-secrets.ts'
import type { SettingContext, SettingProblem } from '../declare-settings.ts'
import type { SenderSettings, TextsSettings } from './texts-setting.ts'

/** Finds the problems of a project's text settings. */
export function findTextProblems(
  { senders = [], textInsteadOfWhatsApp, templates = [] }: TextsSettings,
  { secrets }: SettingContext,
): readonly SettingProblem[] {
  const sendsTexts = senders.some(
    (sender) =>
      sender.type === 'twilio' ||
      (sender.type === 'hook' && sender.channels?.includes('sms') !== false),
  )
  return [
    ...senders.flatMap((sender, index) =>
      findInSender(sender, secrets).map(([field, message]) => ({
        key: `senders[${index}].${field}`,
        message,
      })),
    ),
    ...(textInsteadOfWhatsApp && !sendsTexts
      ? [
          {
            key: 'textInsteadOfWhatsApp',
            message: 'needs a sender of texts: add one of type "hook" or "twilio"',
          },
        ]
      : []),
    ...templates.flatMap(({ text }, index) =>
      text.includes('{{code}}')
        ? []
        : [{ key: `templates[${index}].text`, message: 'must contain {{code}}' }],
    ),
  ]
}

type Problem = readonly [field: string, message: string]

function findInSender(
  sender: SenderSettings,
  secrets: SettingContext['secrets'],
): readonly Problem[] {
  if (sender.type === 'hook') {
    const secret = secrets?.[sender.secretEnv] ?? ''
    const wrong = secret === '' ? [] : parseWebhookSecrets(secret)
    return [
      ...findInUrl('url', sender.url),
      ...(typeof wrong === 'string'
        ? [['secretEnv', `names ${sender.secretEnv}, which ${wrong}`] as const]
        : []),
    ]
  }
  const base = sender.baseUrl === undefined ? [] : findInUrl('baseUrl', sender.baseUrl)
  if (sender.type === 'whatsapp') return base
  const { from, messagingServiceSid, whatsapp } = sender
  return [
    ...base,
    ...((from === undefined) === (messagingServiceSid === undefined)
      ? [['from', 'write either "from" or "messagingServiceSid"'] as const]
      : []),
    ...(from === undefined ? [] : findInNumber('from', from)),
    ...(whatsapp ? findInNumber('whatsapp.from', whatsapp.from) : []),
  ]
}

/** Finds an invalid URL. Messages contain codes, so an attacker on the network must not be able to read them. */
function findInUrl(field: string, url: string): readonly Problem[] {
  const error = findUrlError(url)
  return error === null ? [] : [[field, error]]
}

function findInNumber(field: string, number: string): readonly Problem[] {
  // A sender may be an alphanumeric name, a short code or any number, even a number to which no code would be sent.
  const isSender = /^(\+[1-9]\d{6,14}|[A-Za-z0-9 ]{1,11})$/.test(number)
  return isSender ? [] : [[field, `must be a number in E.164 like +12015550123, got "${number}"`]]
}
