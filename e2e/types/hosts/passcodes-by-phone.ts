import type { StytchUIClient } from '@stytch/vanilla-js'

export async function send({ otps }: StytchUIClient) {
  await otps.sms.loginOrCreate('+15005550006', { expiration_minutes: 5 })
  await otps.whatsapp.send('+15005550006')
}
