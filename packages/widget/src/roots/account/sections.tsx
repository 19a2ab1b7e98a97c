/** The sections in their groups, and what of them a page shows. */
import type { ProjectBootstrap, User } from '@portico/client'
import type { AccountSection } from '../../flow/account/account-section.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import * as ofMethods from '../../methods/account-sections.ts'
import type { AccountConfig } from './options.ts'
import { appsSection } from './sections/apps.tsx'
import { deletionSection } from './sections/deletion.tsx'
import { devicesSection } from './sections/devices.tsx'
import { downloadSection } from './sections/download.tsx'
import { emailsSection } from './sections/emails.tsx'
import { languageSection } from './sections/language.tsx'
import { nameSection } from './sections/name.tsx'
import { passkeysSection } from './sections/passkeys.tsx'
import { recoveryCodesSection } from './sections/recovery-codes.tsx'
import { secondStepSection } from './sections/second-step.tsx'

const all: readonly AccountSection[] = [
  nameSection,
  languageSection,
  emailsSection,
  passkeysSection,
  secondStepSection,
  recoveryCodesSection,
  devicesSection,
  appsSection,
  downloadSection,
  deletionSection,
  ...Object.values(ofMethods),
]
const ranked = [...all].sort((a, b) => a.rank - b.rank)

/** The groups, in the order in which they are listed. */
const groups = {
  you: 'account.group.you',
  signingIn: 'account.group.signingIn',
  access: 'account.group.access',
  data: 'account.group.data',
} as const satisfies Record<AccountSection['group'], TextId>

/** A section that the page shows. */
export interface ShownSection extends AccountSection {
  readonly mayEdit: boolean
}

/** A group with at least one section that the page shows. */
export interface ShownGroup {
  readonly label: TextId
  readonly sections: readonly ShownSection[]
}

/**
 * Lists the sections that a page shows to a user, by the configuration of the host.
 *
 * @param project - null while its settings are not known
 */
export function listSections(
  config: AccountConfig,
  user: User,
  project: ProjectBootstrap | null,
): ShownGroup[] {
  const show = (section: AccountSection): ShownSection[] => {
    if (section.isFor?.(user) === false) return []
    const part =
      config.parts?.[section.id] ?? (section.isOffered(config, user, project) ? 'edit' : 'off')
    return part === 'off' ? [] : [{ ...section, mayEdit: part === 'edit' }]
  }
  return Object.entries(groups)
    .map(([id, label]) => ({
      label,
      sections: ranked.filter(({ group }) => group === id).flatMap(show),
    }))
    .filter(({ sections }) => sections.length > 0)
}
