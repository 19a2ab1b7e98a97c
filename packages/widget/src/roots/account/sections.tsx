/** The sections in their groups, and what of them a page shows. */
import type { User } from '@portico/client'
import type { AccountSection, AccountSectionId } from '../../flow/account/account-section.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import * as ofMethods from '../../methods/account-sections.ts'
import type { AccountConfig } from './options.ts'
import { appsSection } from './sections/apps.tsx'
import { deletionSection } from './sections/deletion.tsx'
import { devicesSection } from './sections/devices.tsx'
import { downloadSection } from './sections/download.tsx'
import { emailsSection } from './sections/emails.tsx'
import { nameSection } from './sections/name.tsx'
import { passkeysSection } from './sections/passkeys.tsx'

const all: readonly AccountSection[] = [
  nameSection,
  emailsSection,
  passkeysSection,
  devicesSection,
  appsSection,
  downloadSection,
  deletionSection,
  ...Object.values(ofMethods),
]

/** A group of sections, in the order in which they are listed. */
interface Group {
  readonly label: TextId
  readonly ids: readonly AccountSectionId[]
}

const groups: readonly Group[] = [
  { label: 'account.group.you', ids: ['name', 'emails', 'phones'] },
  {
    label: 'account.group.signingIn',
    ids: ['password', 'passkeys', 'accounts', 'wallets'],
  },
  { label: 'account.group.access', ids: ['devices', 'apps'] },
  { label: 'account.group.data', ids: ['download', 'deletion'] },
]

/** A section that the page shows. */
export interface ShownSection extends AccountSection {
  readonly mayEdit: boolean
}

/** A group with at least one section that the page shows. */
export interface ShownGroup {
  readonly label: TextId
  readonly sections: readonly ShownSection[]
}

/** Lists the sections that a page shows to a user, by the configuration of the host. */
export function listSections(config: AccountConfig, user: User): ShownGroup[] {
  const find = (id: AccountSectionId): ShownSection[] => {
    const section = all.find((one) => one.id === id)
    if (!section) return []
    const part = config.parts?.[id] ?? (section.isOffered(config, user) ? 'edit' : 'off')
    return part === 'off' ? [] : [{ ...section, mayEdit: part === 'edit' }]
  }
  return groups
    .map(({ label, ids }) => ({ label, sections: ids.flatMap(find) }))
    .filter(({ sections }) => sections.length > 0)
}
