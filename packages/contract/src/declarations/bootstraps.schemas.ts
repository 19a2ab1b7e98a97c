/** What pages read about each method. Written from the folders by `npm run reference`; do not edit. */
export { bootstrap as crypto } from './crypto/bootstrap.schemas.ts'
export { bootstrap as emailMagicLinks } from './email-magic-links/bootstrap.schemas.ts'
export { bootstrap as oauth } from './oauth/bootstrap.schemas.ts'
export { bootstrap as passwords } from './passwords/bootstrap.schemas.ts'
