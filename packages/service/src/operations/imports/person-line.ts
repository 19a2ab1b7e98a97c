import { limits } from '@portico/contract'
import { type Static, Type } from 'typebox'
import { toUserChange } from '../../accounts/users/to-user-change.ts'
import { verifyMetadata } from '../../accounts/users/verify-metadata.ts'
import { parseWallet } from '../../declarations/crypto/wallet-address.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Random } from '../../foundation/random.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toStoredHash, UnreadableHashError } from '../../kernel/passwords/imports/to-stored-hash.ts'
import type { ImportedPerson } from '../../kernel/storage/storage.ts'
import { checkPart, LineError } from '../../accounts/imports/line-error.ts'
import { PasswordFormatSchema, parsePassword } from '../../methods/passwords/parse-password.ts'
import { readDatabaseTime } from './read-database-time.ts'
import { toPresent } from './to-present.ts'

const strict = { additionalProperties: false }
const NamePart = Type.Optional(Type.String({ maxLength: 128 }))
const Metadata = Type.Optional(Type.Record(Type.String(), Type.Unknown()))

/** The exact form of `createId`: only an id that this service made may be imported again. */
const userIdPattern = '^user-(test|live)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

const WalletSchema = Type.Object(
  {
    crypto_wallet_type: Type.String({ maxLength: 16 }),
    crypto_wallet_address: Type.String({ maxLength: 128 }),
    chain_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,18}$' })),
  },
  strict,
)

/** A line of a file of users, as docs/importing-users.md describes it. */
const PersonLineSchema = Type.Object(
  {
    user_id: Type.Optional(Type.String({ pattern: userIdPattern })),
    email: Type.Optional(Type.String({ maxLength: 1024 })),
    email_verified: Type.Optional(Type.Boolean()),
    phone_number: Type.Optional(Type.String({ maxLength: 64 })),
    phone_number_verified: Type.Optional(Type.Boolean()),
    crypto_wallets: Type.Optional(
      Type.Array(WalletSchema, { maxItems: limits.cryptoWallet.perPerson }),
    ),
    name: Type.Optional(
      Type.Object({ first_name: NamePart, middle_name: NamePart, last_name: NamePart }, strict),
    ),
    external_id: Type.Optional(Type.String()),
    roles: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 })),
    trusted_metadata: Metadata,
    untrusted_metadata: Metadata,
    created_at: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Number()])),
    password: Type.Optional(PasswordFormatSchema),
  },
  strict,
)

/** The values that parsing needs beside the line. */
export interface LineContext {
  readonly project: ProjectConfig
  readonly random: Random
  readonly now: number
}

/**
 * Parses a line into a user with new ids, except for an id that the line names.
 *
 * @throws LineError with the field and its problem
 */
export function readPersonLine(text: string, context: LineContext): ImportedPerson {
  const line = checkPart(PersonLineSchema, toPresent(parseJson(text)))
  const { email, phone_number, crypto_wallets: [wallet] = [], external_id } = line
  if ([email, phone_number, wallet, external_id].every((name) => name === undefined)) {
    throw new LineError(
      'has neither email nor phone_number nor crypto_wallets nor external_id; one is required',
    )
  }
  try {
    return toPerson(line, context)
  } catch (error) {
    if (error instanceof UnreadableHashError) throw new LineError(`password: ${error.message}`)
    if (error instanceof AuthError) throw new LineError(toReason(error))
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message would quote the line.
    throw new LineError('is not JSON')
  }
}

function toPerson(
  line: ReturnType<typeof checkPart<typeof PersonLineSchema>>,
  { project, random, now }: LineContext,
): ImportedPerson {
  const { projectId } = project
  const email = line.email === undefined ? null : parseEmail(line.email)
  const phone = line.phone_number === undefined ? null : parsePhone(line.phone_number)
  const verified = line.email_verified ?? false
  const { name, external_id, roles, trusted_metadata, untrusted_metadata, password } = line
  for (const metadata of [trusted_metadata, untrusted_metadata]) verifyMetadata(metadata ?? {})
  const { created_at = '0000-00-00' } = line
  const createdAt = readDatabaseTime(created_at)
  if (createdAt === null) throw new LineError('created_at must be a time like 2026-01-31T12:00:00Z')
  return {
    userId: line.user_id ?? createId(random, 'user', projectId),
    email: email && {
      emailId: createId(random, 'email', projectId),
      email: email.address,
      canonicalEmail: email.canonical,
      verified,
    },
    phone: phone && {
      phoneId: createId(random, 'phone-number', projectId),
      phoneNumber: phone.number,
      verified: line.phone_number_verified ?? false,
    },
    wallets: toWallets(line.crypto_wallets ?? [], { projectId, random }),
    change: toUserChange(project, {
      ...(name && { name }),
      ...(external_id !== undefined && { external_id }),
      ...(roles && { roles }),
      ...(trusted_metadata && { trusted_metadata }),
      ...(untrusted_metadata && { untrusted_metadata }),
    }),
    createdAt: createdAt ?? now,
    password: password
      ? {
          passwordId: createId(random, 'password', projectId),
          hash: toStoredHash(parsePassword(password)),
          requiresReset: password.requires_reset ?? false,
          // The user who proves the address later may not be the user who set the password.
          isUnproved: !verified,
          changedAt: now,
        }
      : null,
  }
}

/** The host vouches for the wallets, as their owners would by signing. */
const toWallets = (
  wallets: readonly Static<typeof WalletSchema>[],
  { projectId, random }: { readonly projectId: string; readonly random: Random },
): ImportedPerson['wallets'] =>
  wallets.map(({ crypto_wallet_type, crypto_wallet_address, chain_id }) => ({
    ...parseWallet(crypto_wallet_type, crypto_wallet_address),
    walletId: createId(random, 'crypto-wallet', projectId),
    chainId: chain_id ?? null,
  }))

function toReason({ errorType, message, details }: AuthError): string {
  if (errorType.startsWith('invalid_phone_number')) {
    return 'phone_number is not a phone number in E.164'
  }
  if (errorType === 'invalid_wallet_type') return 'crypto_wallet_type must be ethereum or solana'
  if (errorType === 'invalid_crypto_wallet_address') {
    return 'crypto_wallet_address is not an address of its type'
  }
  if (errorType === 'invalid_email') return 'email is not an e-mail address'
  const { field, reason } = { field: '', reason: '', ...details }
  return field === '' ? message : `${field} ${reason}`
}
