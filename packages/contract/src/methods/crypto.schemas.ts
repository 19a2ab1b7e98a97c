import { Type } from 'typebox'
import { entries } from '../foundation/errors/entries.ts'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import {
  AuthReplySchema,
  abuseDefenceFields,
  CommonSchema,
  ownOnly,
  SessionMinutes,
} from '../objects/objects.schemas.ts'

/** Errors of this method only. */
export const errors = {
  ...entries(400, {
    invalid_crypto_wallet_address:
      'The wallet address is malformed. Send an Ethereum address as 0x and 40 hex digits, in one case or with its EIP-55 checksum, or a Solana address in base58.',
    invalid_wallet_type: 'The crypto_wallet_type must be ethereum or solana.',
    crypto_wallet_type_incompatible_with_siwe:
      'Only an ethereum wallet can sign in with Ethereum. Leave siwe_params out.',
    invalid_siwe_domain:
      "The domain of siwe_params must be the host, with its port if any, of one of the project's allowed origins.",
    invalid_siwe_uri:
      "The uri of siwe_params must be an RFC 3986 URI at one of the project's allowed origins.",
    invalid_siwe_chain_id:
      'The chain_id of siwe_params must be an integer from 1 to 9223372036854775771, as a string.',
    invalid_siwe_statement:
      'The statement of siwe_params may contain only RFC 3986 reserved and unreserved characters and spaces, and no line break.',
    invalid_siwe_message_request_id:
      'The message_request_id of siwe_params may contain only RFC 3986 pchar characters.',
    invalid_siwe_resource: 'Every one of the resources of siwe_params must be an RFC 3986 URI.',
  }),
  ...entries(401, {
    siwe_message_expired: 'The message has expired. Start again.',
    siwe_message_not_valid_yet: 'The message is not valid yet: its not_before is in the future.',
    unable_to_authenticate_crypto_wallet:
      'The wallet could not be authenticated: the signature is wrong, or its message was used or has expired. Start again.',
  }),
  duplicate_wallet_address: entry(400, 'Another user of this project has this wallet.'),
} as const

/** The fields that identify a wallet. */
export const walletFields = {
  crypto_wallet_type: Type.String({
    maxLength: 16,
    description: '`ethereum`, for every EVM chain, or `solana`',
    ...refusedAs<keyof typeof errors>('invalid_wallet_type'),
  }),
  crypto_wallet_address: Type.String({
    maxLength: 128,
    ...refusedAs<keyof typeof errors>('invalid_crypto_wallet_address'),
  }),
}

/** The signature of the message. */
export const Signature = Type.String({
  maxLength: 16_384,
  description:
    'Ethereum: the hex answer of `personal_sign`. Solana: the base58 of the 64 bytes that `signMessage` answers',
})

const Text = Type.Optional(Type.String({ maxLength: 2_048 }))
const Time = Type.Optional(Type.String({ maxLength: 64, description: 'RFC 3339' }))

/** Optional fields of an EIP-4361 message, which the caller of the start chooses. */
export const siweFields = {
  chain_id: Type.Optional(
    Type.String({ maxLength: 32, description: 'EIP-155 chain id as a string; default 1' }),
  ),
  issued_at: Time,
  statement: Text,
  not_before: Time,
  message_request_id: Text,
}

/** The resources that the message lists. */
export const Resources = Type.Array(Type.String({ maxLength: 2_048 }), { maxItems: 20 })

/** The errors of these fields. */
export const siweErrors = [
  'crypto_wallet_type_incompatible_with_siwe',
  'invalid_siwe_uri',
  'invalid_siwe_chain_id',
  'invalid_siwe_statement',
  'invalid_siwe_message_request_id',
  'invalid_siwe_resource',
] as const

/** The errors of a signature. */
export const signatureErrors = [
  'unable_to_authenticate_crypto_wallet',
  'siwe_message_expired',
  'siwe_message_not_valid_yet',
  'duplicate_wallet_address',
  'session_not_found',
  'insufficient_factors',
  'user_blocked',
] as const

const start = {
  body: Type.Object({
    ...walletFields,
    siwe_params: Type.Optional(
      Type.Object(
        {
          uri: Type.Optional(
            Type.String({ maxLength: 2_048, description: 'Default: the origin of the page' }),
          ),
          ...siweFields,
          resources: Type.Optional(Resources),
        },
        { description: 'Parts of the EIP-4361 message of a project that asks for one' },
      ),
    ),
    captcha_token: abuseDefenceFields.captcha_token,
  }),
  reply: Type.Object({
    ...CommonSchema.properties,
    challenge: Type.String({ description: 'The text to sign, exactly as it is' }),
  }),
}

/** The wallet operations (protocol facts, section 2.12). */
export const page = {
  authenticateStartPrimary: {
    summary: 'Start signing in with a crypto wallet',
    errors: siweErrors,
    ...start,
  },
  authenticateStartSecondary: {
    summary: 'Start adding a crypto wallet to the signed-in user, or proving one of theirs',
    errors: [...ownOnly, ...siweErrors, 'insufficient_factors'],
    ...start,
  },
  authenticate: {
    summary: 'Sign in with a crypto wallet, as an existing or new user',
    errors: signatureErrors,
    body: Type.Object({
      ...walletFields,
      signature: Signature,
      session_duration_minutes: SessionMinutes,
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
} satisfies Record<string, OperationDetails<keyof typeof errors>>

export type CryptoOperations = StaticOperations<typeof page>
