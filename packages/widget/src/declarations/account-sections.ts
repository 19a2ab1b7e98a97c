/** The names of the sections that methods add to the account. Written from the folders by `npm run reference`; do not edit. */
export { accountSection as crypto } from './crypto/account-section.ts'
export { accountSection as oauth } from './oauth/account-section.ts'
export { accountSection as otp } from './otp/account-section.ts'
export { accountSection as passwords } from './passwords/account-section.ts'
