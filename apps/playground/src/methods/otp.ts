import { showMethod } from '../config/shown-method.ts'

/** Passcodes. */
export const method = showMethod({
  product: 'otp',
  key: 'otpOptions',
  options: {
    methods: null,
    expirationMinutes: null,
    loginTemplateId: null,
    signupTemplateId: null,
    locale: null,
  },
  defaults: { expirationMinutes: 5 },
  start: { methods: ['email'], expirationMinutes: 5 },
  hasMailForm: ({ methods }) => Array.isArray(methods) && methods.includes('email'),
  ways: { label: 'Passcodes by', option: 'methods', ids: ['email', 'sms', 'whatsapp'] },
})
