import type { AccountSection } from '../../../flow/account/account-section.ts'
import { GlobeIcon } from '../../../foundation/icons/globe-icon.tsx'
import { nameLanguage } from './name-language.ts'

/** The language of messages to the user. */
export const languageSection: AccountSection = {
  id: 'language',
  group: 'you',
  rank: 4,
  label: 'account.language',
  icon: <GlobeIcon />,
  isOffered: () => true,
  describe: ({ user, text }) => ({
    value: user.locale ? nameLanguage(user.locale) : text('account.value.notSet'),
    short: '',
  }),
  load: () => import('./language-form.tsx'),
}
