import type { MethodAdvice } from '../../flow/advice/method-advice.ts'
import { Products } from '../../kernel/config/products.ts'

/** The advice about passkeys as the only product. */
export const passkeysAdvice: MethodAdvice = {
  fault: {
    sentence: 'errors.passkeysAlone',
    isIn: (ids) => ids.length === 1 && ids[0] === Products.passkeys,
    describe: () => ({
      title: 'Passkeys need a second product',
      text: 'Whoever has no passkey yet could not sign in.',
      facts: [['Found', "products: ['passkeys']"]],
      code: { before: "products: ['passkeys', ", changed: "'otp'", after: ']' },
      hint: 'Add another product.',
    }),
  },
}
