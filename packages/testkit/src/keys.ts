/** Keys for services under test. */
export { takeKeyPair } from './keys/take-key-pair.ts'
