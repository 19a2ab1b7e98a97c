/** Keys for services under test. */
export { createCertificate } from './keys/create-certificate.ts'
export { makeKeyPair } from './keys/make-key-pair.ts'
export { takeKeyPair } from './keys/take-key-pair.ts'
