import type { ProjectConfig } from '../kernel/config/config.ts'
import type { UserRow } from '../kernel/storage/storage.ts'
import { toUserView } from '../kernel/views/to-user-view.ts'

/** The claims of each scope (OpenID Connect Core section 5.4). A claim without a value is left out. */
export const claimsOfScopes = {
  openid: ['sub', 'auth_time', 'sid', 'acr', 'amr'],
  profile: ['name', 'given_name', 'middle_name', 'family_name', 'picture', 'locale'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  address: ['address'],
} as const

/** Returns a user's claims with the names of OpenID Connect. `sub` is stable and never an address. */
export function toClaims(
  user: UserRow,
  project: Pick<ProjectConfig, 'rbac'>,
): { sub: string } & Record<string, unknown> {
  const { first, middle, last } = user.name
  const name = [first, middle, last].filter((part) => part !== '').join(' ')
  // A verified address is preferred, since anyone may have typed an unverified one.
  const email = user.emails.find(({ verified }) => verified) ?? user.emails[0]
  const { phones } = user.credentials
  const phone = phones.find(({ verified }) => verified) ?? phones[0]
  // Taken from the providers with which the user signed in; what is kept with the user counts first.
  const { providers } = toUserView(user, project)
  const picture =
    user.pictureUrl ?? providers.find((one) => one.profile_picture_url !== '')?.profile_picture_url
  const locale = user.locale ?? providers.find((one) => one.locale !== '')?.locale
  return {
    sub: user.userId,
    ...(name !== '' && { name }),
    ...(first !== '' && { given_name: first }),
    ...(middle !== '' && { middle_name: middle }),
    ...(last !== '' && { family_name: last }),
    ...(picture && { picture }),
    ...(locale && { locale }),
    ...(email && { email: email.email, email_verified: email.verified }),
    ...(phone && { phone_number: phone.phoneNumber, phone_number_verified: phone.verified }),
  }
}
