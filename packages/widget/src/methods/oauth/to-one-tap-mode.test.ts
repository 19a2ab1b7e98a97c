import { expect, test } from 'vitest'
import { OneTapPositions } from '../../declarations/oauth/options.ts'
import { describeOneTap } from './describe-one-tap.ts'
import { toOneTapMode } from './to-one-tap-mode.ts'

test.each([
  [OneTapPositions.embedded, 'embedded', 'floating'],
  [OneTapPositions.embeddedOnly, 'embedded', 'button'],
  [OneTapPositions.floatingOrEmbedded, 'embedded', 'floating'],
  [OneTapPositions.forceLegacyEmbedded, 'embedded', 'embedded'],
  [OneTapPositions.floating, 'floating', 'floating'],
  [undefined, 'floating', 'floating'],
])(
  'One Tap at %s is %s, and %s where the browser shows the prompt itself',
  (position, without, withFedCm) => {
    expect([toOneTapMode(position, false), toOneTapMode(position, true)]).toEqual([
      without,
      withFedCm,
    ])
  },
)

test.each([
  ['unregistered_origin', 'origin http://localhost:3000'],
  ['invalid_client', 'client ID'],
  ['oauth_config_not_found', 'OAuth client'],
  ['no_login_redirect_urls_set', 'login redirect URLs'],
  ['no_signup_redirect_urls_set', 'signup redirect URLs'],
  ['default_provider_not_allowed', 'not compatible with One Tap'],
])('a developer reads what to mend: %s', (reason, said) => {
  expect(describeOneTap(reason, 'http://localhost:3000')).toContain(said)
})

test('what no developer can mend is no message', () => {
  expect(describeOneTap('opt_out_or_no_session', 'http://localhost:3000')).toBeNull()
})
