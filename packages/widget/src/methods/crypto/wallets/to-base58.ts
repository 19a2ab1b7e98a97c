const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes in base58 as Solana does: each leading zero byte becomes a `1`. */
export function toBase58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let at = 0; at < digits.length; at += 1) {
      carry += (digits[at] ?? 0) * 256
      digits[at] = carry % 58
      carry = Math.floor(carry / 58)
    }
    for (; carry; carry = Math.floor(carry / 58)) digits.push(carry % 58)
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return (
    '1'.repeat(zeros < 0 ? bytes.length : zeros) +
    digits
      .reverse()
      .map((digit) => alphabet[digit])
      .join('')
  )
}
