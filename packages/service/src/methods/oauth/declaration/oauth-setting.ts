import { Type } from 'typebox'
import type { DeclaredSetting } from '../../../method/declare-method.ts'
import { strict } from '../../../method/setting-schemas.ts'

/** `project.oauth` */
export interface OauthSettings {
  /** Anybody can make a toy proof: only a project that says so takes one. @default false */
  readonly acceptsToyProof?: boolean
}

/** The same, with every default filled in. */
export interface OauthConfig {
  readonly acceptsToyProof: boolean
}

/** `project.oauth` */
export const oauthSetting = {
  schema: Type.Object({ acceptsToyProof: Type.Optional(Type.Boolean()) }, strict),
  toConfig: ({ acceptsToyProof = false }): OauthConfig => ({ acceptsToyProof }),
} satisfies DeclaredSetting<OauthSettings, OauthConfig>
