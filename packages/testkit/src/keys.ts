/** Keys for services under test. */
export { createCertificate } from './keys/create-certificate.ts'
export { takeKeyPair } from './keys/take-key-pair.ts'
