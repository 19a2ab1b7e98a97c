import { Type } from 'typebox'
import { defineCredentialLine } from '../../accounts/imports/credential-line.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { createId } from '../../foundation/create-id.ts'

const reason = 'phone_number is not a phone number in E.164'

/** The phone number of a line. Of a user's numbers, an export contains the first verified one, else the first. */
export const phoneLine = defineCredentialLine({
  kind: 'phones',
  fields: {
    phone_number: Type.Optional(Type.String({ maxLength: 64 })),
    phone_number_verified: Type.Optional(Type.Boolean()),
  },
  identifiedBy: 'phone_number',
  reasons: { invalid_phone_number: reason, invalid_phone_number_country_code: reason },
  read({ phone_number, phone_number_verified }, { project, random, createdAt }) {
    if (phone_number === undefined) return []
    return [
      {
        phoneId: createId(random, 'phone-number', project.projectId),
        phoneNumber: parsePhone(phone_number).number,
        verified: phone_number_verified ?? false,
        unsubscribedAt: null,
        isUnproved: false,
        // Each user turns it on again, beside the second steps of this installation.
        stepBeside: null,
        createdAt,
      },
    ]
  },
  write(phones) {
    const phone = phones.find(({ verified }) => verified) ?? phones[0]
    return phone ? { phone_number: phone.phoneNumber, phone_number_verified: phone.verified } : {}
  },
})
