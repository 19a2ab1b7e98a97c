/** The sections that methods add to the account. They are loaded with the account alone. Written from the folders by `npm run reference`; do not edit. */
export { accountSection as crypto } from './crypto/account/account-section.tsx'
export { accountSection as oauth } from './oauth/account/account-section.tsx'
export { accountSection as otp } from './otp/account/account-section.tsx'
export { accountSection as passwords } from './passwords/account/account-section.tsx'
