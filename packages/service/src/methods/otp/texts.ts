/** The text messages of passcodes, in every language. */
import { Type } from 'typebox'
import { otpWords } from '../../declarations/otp/otp-words.ts'
import {
  fillText,
  isSameLanguage,
  toBase,
  toDurationText,
  toMailLanguage,
  toSingleBraces,
} from '../../foundation/text/words.ts'
import { defineText } from '../../kernel/delivery/text-template.ts'
import type { TextTemplateSettings } from '../../senders/texts-setting.ts'

const PasscodeTextSchema = Type.Object({
  code: Type.String(),
  expirationMinutes: Type.Integer({ minimum: 1 }),
  templateId: Type.Optional(Type.String()),
  /** The host name of the requesting page: browsers autofill the code only there. */
  host: Type.Optional(Type.String()),
})

const passcodeText = defineText(
  PasscodeTextSchema,
  ({ code, expirationMinutes, templateId, host }, { project, locale, channel }) => {
    const language = toMailLanguage(locale)
    const own = findTemplate(project.texts.templates, templateId, locale)
    const values = {
      code,
      project: project.name,
      duration: toDurationText(expirationMinutes, language),
    }
    const words = own ? toSingleBraces(own.text) : otpWords[language].text
    const text = fillText(words, values)
    // The last line binds the code to its origin (WICG origin-bound one-time codes). Browsers read it in text messages
    // only.
    const isBound = channel === 'sms' && host !== undefined
    return { code, text: isBound ? `${text}\n\n@${host} #${code}` : text }
  },
)

/** Finds the host's template: in the language, else in its base language, else in any. */
function findTemplate(
  templates: readonly TextTemplateSettings[],
  templateId: string | undefined,
  locale: string,
): TextTemplateSettings | undefined {
  const named = templates.filter((one) => one.templateId === templateId)
  return (
    named.find(({ language }) => language !== undefined && isSameLanguage(language, locale)) ??
    named.find(({ language }) => language !== undefined && toBase(language) === toBase(locale)) ??
    named.find(({ language }) => language === undefined)
  )
}

/** The templates by their names; the payload is `{ code, expirationMinutes, templateId?, host? }`. */
export const otpTexts = {
  'passcode.login': passcodeText,
  'passcode.signup': passcodeText,
}
