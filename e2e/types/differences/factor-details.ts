/** Details of a factor that follow from its delivery method. */
import type { Session } from '@stytch/vanilla-js'

export const toAddresses = (session: Session) =>
  session.authentication_factors.map((factor) =>
    factor.delivery_method === 'email' ? factor.email_factor.email_address : '',
  )
