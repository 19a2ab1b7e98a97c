/**
 * The sections that methods add to the account. They are loaded with the account alone. A method whose credential a
 * user can change there adds one line.
 */

export { walletsSection } from './crypto/account/wallets-section.tsx'
export { accountsSection } from './oauth/account/accounts-section.tsx'
export { phonesSection } from './otp/account/phones-section.tsx'
export { passwordSection } from './passwords/account/password-section.tsx'
