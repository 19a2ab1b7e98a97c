/** Returns the key under which the wrong codes of a number are counted, for all channels and purposes together. */
export const toPhoneSubject = (phoneNumber: string): string => `otp:phone:${phoneNumber}`
