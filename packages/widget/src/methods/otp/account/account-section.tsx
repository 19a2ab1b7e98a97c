import type { AccountSection } from '../../../flow/account/account-section.ts'
import { toCount, toListed } from '../../../flow/account/to-count.ts'
import { PhoneIcon } from '../../../foundation/icons/phone-icon.tsx'
import { toProductIds } from '../../../kernel/config/to-product-ids.ts'
import { listPhoneChannels } from './list-phone-channels.ts'

/** The user's phone numbers. */
export const accountSection: AccountSection = {
  id: 'phones',
  group: 'you',
  rank: 3,
  label: 'account.phones',
  icon: <PhoneIcon />,
  isOffered: ({ products, otpOptions }, user) =>
    user.phone_numbers.length > 0 ||
    (toProductIds(products).includes('otp') && listPhoneChannels(otpOptions).length > 0),
  describe: ({ user: { phone_numbers }, text }) => ({
    value: toListed(
      phone_numbers.map(({ phone_number }) => phone_number),
      text,
    ),
    short: toCount(phone_numbers.length, text),
  }),
  load: () => import('./phones.tsx'),
}
