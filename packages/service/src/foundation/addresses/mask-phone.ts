import parsePhoneNumber from 'libphonenumber-js/max'

/**
 * Masks a number so that only its owner recognises it: `+351 ••• ••• 678`. The number of dots is constant, so that it does
 * not reveal the length.
 */
export function maskPhone(phoneNumber: string): string {
  const code = parsePhoneNumber(phoneNumber)?.countryCallingCode
  return `${code === undefined ? '' : `+${code} `}••• ••• ${phoneNumber.slice(-3)}`
}
