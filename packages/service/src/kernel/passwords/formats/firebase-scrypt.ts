import { createCipheriv } from 'node:crypto'
import { isEqualDigest } from '../../../foundation/text/is-equal-digest.ts'
import { failToRead, type PasswordFormat } from './password-format.ts'
import { canDerive, deriveScrypt } from './scrypt.ts'

const shape =
  /^\$firebase-scrypt\$m=(\d{1,2}),r=(\d{1,2}),key=([\w+/=-]+),sep=([\w+/=-]*)\$([\w+/=-]+)\$([\w+/=-]+)$/

const toBytes = (text: string | undefined) => Buffer.from(text ?? '', 'base64')

/**
 * Firebase's own scrypt, for imports: a key is derived from the password and encrypts the project's signer
 * key (AES-256-CTR, zero counter). `$firebase-scrypt$m=14,r=8,key=<signer key>,sep=<salt separator>$salt$hash`.
 */
export const firebaseScrypt: PasswordFormat = {
  names: ['firebase-scrypt'],
  canRead(stored) {
    const [, memoryCost, rounds] = shape.exec(stored) ?? []
    return canDerive({ N: 2 ** Number(memoryCost), r: Number(rounds), p: 1 })
  },
  async verify(stored, password) {
    const [, memoryCost, rounds, signerKey, separator, salt, hash] =
      shape.exec(stored) ?? failToRead('firebase-scrypt')
    const key = await deriveScrypt(
      password,
      Buffer.concat([toBytes(salt), toBytes(separator)]),
      32,
      { N: 2 ** Number(memoryCost), r: Number(rounds), p: 1 },
    )
    const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
    const encrypted = Buffer.concat([cipher.update(toBytes(signerKey)), cipher.final()])
    return isEqualDigest(encrypted, toBytes(hash))
  },
}
