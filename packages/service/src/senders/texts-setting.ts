import * as setting from '../foundation/settings/declare-settings.ts'
import { allSenders, findChannels, type SenderSettings, senderSetting } from './all-senders.ts'
import { text } from './sender-values.ts'

const template = setting.group({
  templateId: setting.required(text),
  /** A BCP 47 language tag; if it is missing, the template applies to every language. */
  language: text,
  /** Contains `{{code}}`, `{{project}}` and `{{duration}}`. */
  text: setting.required(
    setting.text(2_048, (written) =>
      written.includes('{{code}}') ? null : 'must contain {{code}}',
    ),
  ),
})

/** The host's own template of a text message. */
export interface TextTemplateSettings extends setting.WrittenOf<typeof template> {}

const texts = setting.group({
  /** Tried in this order. By default no text is sent, and in development all texts arrive in the dev inbox. */
  senders: setting.list(senderSetting),
  /** If true, a code that WhatsApp refuses is sent as a text message. @default false */
  textInsteadOfWhatsApp: setting.flag(false),
  templates: setting.list(setting.asWritten<TextTemplateSettings>(template)),
})

/** The settings of text and WhatsApp messages. */
export interface TextsSettings extends setting.WrittenOf<typeof texts> {}

/** The settings with every default filled in. */
export interface TextsConfig extends setting.ConfigOf<typeof texts> {}

const sendsTexts = (sender: SenderSettings) =>
  findChannels(senderSetting.toConfig(sender, {})).includes('sms')

/** Names the senders of text messages: `"hook" or "example"`. */
function nameSendersOfTexts(): string {
  const able = allSenders.filter(({ channels }) => channels.includes('sms'))
  const names = able.map(({ id }) => `"${id}"`)
  return [names.slice(0, -1).join(', '), names.at(-1)].join(' or ')
}

/** The setting `project.texts`. */
export const textsSetting: setting.DeclaredSetting<TextsSettings, TextsConfig> = setting.withRule(
  texts,
  ({ senders = [], textInsteadOfWhatsApp }) =>
    textInsteadOfWhatsApp && !senders.some(sendsTexts)
      ? [
          {
            key: 'textInsteadOfWhatsApp',
            message: `needs a sender of texts: add one of type ${nameSendersOfTexts()}`,
          },
        ]
      : [],
)
