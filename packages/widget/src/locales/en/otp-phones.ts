import { specifiedErrors } from '@portico/contract'

/** Texts of the phone form. */
export const phoneText = {
  'formField.phone.label': 'Phone number',
  'formField.phone.placeholder': '(123) 456-7890',
  'formField.countryCode.label': 'Country code',
  'formField.countryCode.search': 'Search',
  'formField.countryCode.none': 'No country found',
  'button.sms': 'Continue with text message',
  'button.whatsapp': 'Continue with WhatsApp',
  // The form shows this error before any call; `errors.ts` has the other errors of section 8 of the specification.
  'error.invalidPhoneNumber': specifiedErrors.invalid_phone_number.message,
} as const
