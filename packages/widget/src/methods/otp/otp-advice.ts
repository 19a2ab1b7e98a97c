import { isOtpMethod, OTPMethods } from '../../declarations/otp/options.ts'
import { print } from '../../flow/advice/advice.ts'
import type { MethodAdvice } from '../../flow/advice/method-advice.ts'
import { Products } from '../../kernel/config/products.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'
import { otp } from './otp.ts'

/** The advice about `otpOptions`. */
export const otpAdvice: MethodAdvice = {
  listIgnored({ products, otpOptions }) {
    if (!toProductIds(products).includes(otp.id)) return []
    const methods = otpOptions?.methods ?? []
    if (methods.length === 0) return ['The product "otp" needs otpOptions.methods and is left out.']
    return methods
      .filter((it) => !isOtpMethod(it))
      .map((it) => `The otpOptions method "${it}" is not available and is left out.`)
  },
  fault: {
    sentence: 'errors.emailLinkAndPasscode',
    isIn: (ids, { otpOptions }) =>
      ids.includes(otp.id) &&
      ids.includes(Products.emailMagicLinks) &&
      Boolean(otpOptions?.methods?.includes(OTPMethods.Email)),
    describe: (ids) => ({
      title: 'Links and passcodes by email exclude each other',
      text: 'Both would be the form under the tab “Email”.',
      facts: [['Found', "emailMagicLinks, and otpOptions.methods with 'email'"]],
      code: {
        before: 'products: ',
        changed: print(ids.filter((id) => id !== Products.emailMagicLinks)),
        after: '',
      },
      hint: "Take one of the two out: emailMagicLinks, or 'email' from otpOptions.methods. Your users see “Error: Cannot use both EML and Email OTP”.",
    }),
  },
  needed: {
    name: 'otpOptions',
    code: "otpOptions: { methods: ['email'] }",
    describeMissing({ otpOptions }) {
      const methods = otpOptions?.methods
      return {
        title: methods?.length ? 'Passcodes have no way to travel' : 'otpOptions is missing',
        text: 'otp is switched on, but not told how.',
        facts: [
          ['Found', methods?.length ? `methods: ${print(methods)}` : 'nothing'],
          ['Needed', `methods: ${print([OTPMethods.Email])}`],
        ],
      }
    },
  },
}
