import type { ProjectBootstrap } from '@portico/client'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import type { Advice } from './advice.ts'

/** A combination of products that the widget does not draw. */
export interface ConfigFault {
  /** The sentence that every user reads, in a banner without a form. */
  readonly sentence: TextId
  /** @param ids - the configured products */
  isIn(ids: readonly string[], config: LoginConfig): boolean
  /** @param ids - the configured products that have a method */
  describe(ids: readonly string[]): Advice
}

/** What a method tells a developer about its options. It is loaded only if some of them have no effect. */
export interface MethodAdvice {
  /** Lists the options of the method that are left out, as warnings. @default none */
  listIgnored?(config: LoginConfig): readonly string[]
  /** A combination of products that the specification refuses (section 2). @default none */
  readonly fault?: ConfigFault
  /** The option without which the method draws nothing. @default none */
  readonly needed?: {
    readonly name: string
    readonly code: string
    /** Describes the configuration without it. */
    describeMissing(config: LoginConfig): Pick<Advice, 'title' | 'text' | 'facts'>
  }
  /** Describes options that refer to something that the project does not have. @default nothing to describe */
  describeProject?(config: LoginConfig, project: ProjectBootstrap): Advice
}
