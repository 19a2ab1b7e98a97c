import type { BootstrapPart } from '../bootstrap-part.ts'
import type { PasswordConfig } from './password-setting.ts'

/** Tells pages the policy of passwords. */
export const toBootstrap = ({
  passwords: { luds, strengthPolicy, requireSameBrowser },
}: {
  readonly passwords: PasswordConfig
}): BootstrapPart<'password_config' | 'pkce_required_for_password_resets'> => ({
  // Clients throw an error without this field.
  password_config: {
    luds_complexity: luds.complexity,
    luds_minimum_count: luds.minimumCount,
    // so that a form can show the policy before the user types a password
    strength_policy: strengthPolicy,
  },
  pkce_required_for_password_resets: requireSameBrowser,
})
