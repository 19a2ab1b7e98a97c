/** Signs users up who have no mailbox, at the service and without a browser. Each returns the session's token. */
import { crypto } from '@portico/contract/methods/crypto'
import { otp } from '@portico/contract/methods/otp'
import type { World } from '@portico/testkit'
import type { WalletAccount } from '@portico/testkit/wallets'

const lasting = { session_duration_minutes: 60 }

/** Signs up a user whose only way to sign in is a wallet. */
export async function signUpByWallet(
  { call }: World,
  { address, sign }: WalletAccount,
): Promise<string> {
  const wallet = { crypto_wallet_address: address, crypto_wallet_type: 'ethereum' }
  const { data } = await call(crypto.authenticateStartPrimary, wallet)
  const signed = sign(Buffer.from(data?.challenge ?? ''))
  const signature = `0x${Buffer.from(signed).toString('hex')}`
  const signedIn = await call(crypto.authenticate, { ...wallet, signature, ...lasting })
  return signedIn.data?.session_token ?? ''
}

/** Signs up a user whose only way to sign in is a number. */
export async function signUpByPhone(
  { call, inbox }: World,
  phone_number: string,
  channel: 'sms' | 'whatsapp' = 'sms',
): Promise<string> {
  const sent = await call(otp[`${channel}LoginOrCreate`], { phone_number })
  const token = await inbox.codeFor(phone_number)
  const method_id = sent.data?.method_id ?? ''
  const { data } = await call(otp.authenticate, { token, method_id, ...lasting })
  return data?.session_token ?? ''
}
