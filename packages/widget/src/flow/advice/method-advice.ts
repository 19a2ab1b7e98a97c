import type { ProjectBootstrap } from '@portico/client'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import type { Advice } from './advice.ts'

/** What a method tells a developer about its options. It is loaded only if some of them have no effect. */
export interface MethodAdvice {
  /** Lists the options of the method that are left out, as warnings. */
  listIgnored(config: LoginConfig): readonly string[]
  /** The option without which the method draws nothing. */
  readonly needed: {
    readonly name: string
    readonly code: string
    /** Describes the configuration without it. */
    describeMissing(config: LoginConfig): Pick<Advice, 'title' | 'text' | 'facts'>
  }
  /** Describes options that refer to something that the project does not have. @default nothing to describe */
  describeProject?(config: LoginConfig, project: ProjectBootstrap): Advice
}
