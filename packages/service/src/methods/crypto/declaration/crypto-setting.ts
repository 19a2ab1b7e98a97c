import { Type } from 'typebox'
import type { DeclaredSetting } from '../../../method/declare-method.ts'
import { strict } from '../../../method/setting-schemas.ts'

/** `project.crypto` */
export interface CryptoSettings {
  /** Anybody can make a toy proof: only a project that says so takes one. @default false */
  readonly acceptsToyProof?: boolean
}

/** The same, with every default filled in. */
export interface CryptoConfig {
  readonly acceptsToyProof: boolean
}

/** `project.crypto` */
export const cryptoSetting = {
  schema: Type.Object({ acceptsToyProof: Type.Optional(Type.Boolean()) }, strict),
  toConfig: ({ acceptsToyProof = false }): CryptoConfig => ({ acceptsToyProof }),
} satisfies DeclaredSetting<CryptoSettings, CryptoConfig>
