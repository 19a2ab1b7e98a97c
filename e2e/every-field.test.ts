import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/**
 * Every field of the widget and of the service's pages that a person types into, by the file that draws or owns it,
 * and what reads it as people type and paste. A new field fails here until it is listed with its reader.
 */
const readers: Readonly<Record<string, readonly [file: string, reader: string] | null>> = {
  'widget/src/flow/forms/email-form.tsx': [
    'widget/src/flow/forms/to-send-email.ts',
    'cleanEmail(typed)',
  ],
  'widget/src/methods/otp/phone-form.tsx': [
    'widget/src/methods/otp/phone-parser.ts',
    'toAsciiDigits(cleanPhone(text))',
  ],
  'widget/src/foundation/parts/country-select/country-list.tsx': [
    'widget/src/foundation/parts/country-select/find-countries.ts',
    'toAsciiDigits(withoutInvisible(typed))',
  ],
  'widget/src/roots/passkeys/rename-row.tsx': [
    'widget/src/roots/passkeys/rename-row.tsx',
    'cleanName(name)',
  ],
  // the app's code, by the part; the recovery code
  'widget/src/flow/further-factor/further-factor.tsx': [
    'widget/src/flow/further-factor/further-factor.tsx',
    'toAsciiDigits(withoutInvisible(code))',
  ],
  'widget/src/flow/recovery-code/enter-recovery-code.tsx': [
    'widget/src/flow/recovery-code/enter-recovery-code.tsx',
    'toAsciiDigits(withoutInvisible(code))',
  ],
  // the passcodes of methods: all by the part
  'widget/src/methods/otp/enter-code-screen.tsx': [
    'widget/src/foundation/parts/otp-input/otp-input.tsx',
    'toPasscode(input.value)',
  ],
  'widget/src/methods/email-magic-links/link-code.tsx': [
    'widget/src/foundation/parts/otp-input/to-passcode.ts',
    'toAsciiDigits(text)',
  ],
  'widget/src/methods/oauth/confirm-address.tsx': [
    'widget/src/foundation/parts/otp-input/to-passcode.ts',
    'toAsciiDigits(text)',
  ],
  'service/src/identity-provider/device/device-page.ts': [
    'service/src/identity-provider/device/normalize-user-code.ts',
    'toAsciiDigits(text)',
  ],
  // the form of the first screen without its script
  'service/src/server/snippet/write-snippet.ts': [
    'service/src/methods/email-magic-links/send-form.ts',
    'cleanEmail(form.get(',
  ],
  // the account: codes and addresses as elsewhere
  'widget/src/flow/account/code-entry.tsx': [
    'widget/src/foundation/parts/otp-input/otp-input.tsx',
    'toPasscode(input.value)',
  ],
  'widget/src/flow/enrolment/add-app.tsx': [
    'widget/src/foundation/parts/otp-input/otp-input.tsx',
    'toPasscode(input.value)',
  ],
  'widget/src/roots/account/sections/add-email.tsx': [
    'widget/src/roots/account/sections/add-email.tsx',
    'cleanEmail(email)',
  ],
  'widget/src/roots/account/sections/delete-account.tsx': [
    'widget/src/roots/account/sections/is-typed-word.ts',
    ".normalize('NFKD')",
  ],
  'widget/src/roots/account/sections/name-form.tsx': [
    'widget/src/roots/account/sections/name-form.tsx',
    'cleanName(',
  ],
  // of passwords every character counts
  'widget/src/methods/passwords/account/confirm-by-password.tsx': null,
  'widget/src/methods/passwords/log-in.tsx': null,
  'widget/src/methods/passwords/new-password-form.tsx': null,
  // not to be changed
  'widget/src/methods/passwords/account/hidden-username.tsx': null,
  'widget/src/foundation/parts/text-field/locked-field.tsx': null,
  // the provider of development, which plays somebody else's page
  'service/src/server/dev/render-example-page.ts': null,
}

/** What draws a field for others, and says nothing of what stands in it. */
const parts = ['check-box', 'otp-input', 'password-field', 'phone-field', 'text-field'].map(
  (name) => `widget/src/foundation/parts/${name}/${name}.tsx`,
)

const packages = fileURLToPath(new URL('../packages/', import.meta.url))
const read = (file: string) => readFileSync(`${packages}${file}`, 'utf8')

describe('every field that a person types into', () => {
  const fields = ['widget/src', 'service/src', 'service/pages']
    .flatMap((folder) =>
      readdirSync(`${packages}${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.(ts|tsx|js)$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.|\/testing\//.test(file) && !parts.includes(file))
    .filter((file) => {
      const drawn = read(file).replace(/<input type="hidden"/g, '')
      return /<(input|textarea|TextField|OtpInput|PhoneField|PasswordField)[\s>]/.test(drawn)
    })

  it('B2, B6: is listed with what reads it', () => {
    const served = 'service/src/server/snippet/write-snippet.ts' // its field is the widget's own, rendered
    expect([...new Set([...fields, served])].sort()).toEqual(Object.keys(readers).sort())
  })

  it.each(Object.entries(readers))(
    'B2, B6: of %s is read as people type and paste it, but for passwords',
    (file, reader) => {
      if (reader) expect(read(reader[0])).toContain(reader[1])
      else expect(read(file)).not.toMatch(/clean(Email|Phone|Name)|withoutInvisible/)
    },
  )
})
