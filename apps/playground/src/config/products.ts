import { Products } from '@portico/widget/values'

/** The products that a switch can turn on. */
export const products = Object.values(Products).filter((id) => id !== Products.passkeyRegistration)

type ProductId = (typeof products)[number]

/** The ways of a passcode that a switch can turn on. */
export const otpMethods = ['email', 'sms', 'whatsapp'] as const

export type OtpMethod = (typeof otpMethods)[number]

type Config = Readonly<Record<string, unknown>>

/** The products that a configuration turns on; an absent list means what the widget takes it for. */
export function toProductIds(config: Config): readonly unknown[] {
  return Array.isArray(config.products) ? config.products : ['emailMagicLinks']
}

/** The ways of a passcode that a configuration turns on, in the order of their tabs. */
export function toOtpMethods(config: Config): readonly unknown[] {
  const { methods }: { methods?: unknown } = Object(config.otpOptions)
  return Array.isArray(methods) ? methods : []
}

/**
 * Turns a product on or off. The widget has room for the e-mail form of links or of passcodes, not for both, so
 * turning one on turns the other off; who wants to see the widget's own error about it writes both into the editor.
 *
 * @returns the new list, in the old order; what no switch knows is kept
 */
export function switchProduct(config: Config, id: ProductId, isOn: boolean): readonly unknown[] {
  const others = toProductIds(config).filter((other) => other !== id)
  if (!isOn) return others
  const forms = ['emailMagicLinks', ...(toOtpMethods(config).includes('email') ? ['otp'] : [])]
  const rivals: readonly unknown[] = forms.includes(id) ? forms : []
  return [...others.filter((other) => !rivals.includes(other)), id]
}

/**
 * Turns a way of a passcode on or off; turning mails on turns links off, as above.
 *
 * @returns the options that change
 */
export function switchOtpMethod(config: Config, method: OtpMethod, isOn: boolean): Config {
  const others = toOtpMethods(config).filter((other) => other !== method)
  const methods = isOn ? [...others, method] : others
  const otpOptions = { ...Object(config.otpOptions), methods }
  const ids = toProductIds(config)
  return isOn && method === 'email' && ids.includes('emailMagicLinks')
    ? { otpOptions, products: ids.filter((id) => id !== 'emailMagicLinks') }
    : { otpOptions }
}
