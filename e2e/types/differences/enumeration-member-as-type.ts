/** A member of an enumeration in the place of a type. */
import { OTPMethods, type StytchEventType } from '@stytch/vanilla-js'

export const method: OTPMethods.Email = OTPMethods.Email
export type SignedIn = StytchEventType.OTPsAuthenticate
