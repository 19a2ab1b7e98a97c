/**
 * The card of the signed-in user, for pages with the option `signedIn`. The user continues, or signs out. It is loaded
 * only if there is a session.
 */
import type { User } from '@portico/client'
import { type ReactNode, useEffect, useState } from 'react'
import { registerScreens } from '../../flow/register-flow.ts'
import type { PropsOf, ScreensOf } from '../../flow/screens.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { Avatar } from '../../foundation/parts/avatar/avatar.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { listNames } from '../../foundation/parts/list-names.ts'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { toUrl } from '../../foundation/parts/to-url.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../kernel/context/text-with-address.tsx'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { signedInText } from '../../locales/en/signed-in.ts'
import { type SignedInFlow, signedInFlow } from './flow.ts'

/** Returns the address by which the user knows the account. */
const toAddress = (user: User | null) =>
  user?.emails[0]?.email ?? user?.phone_numbers[0]?.phone_number ?? ''

const toName = (user: User | null) => (user ? listNames(user.name).whole : '')

/** Goes to a page. Any other kind of address is ignored, because it could run as code. */
function goTo(address: string): void {
  const url = toUrl(address, document.baseURI)
  if (url && /^https?:$/.test(url.protocol)) location.assign(url.href)
}

function SignedIn({ emit }: PropsOf<SignedInFlow, 'signedIn'>): ReactNode {
  const { client, config, host } = useWidget()
  const text = useText()
  const [user, setUser] = useState(() => client.user.getSync())

  useEffect(() => {
    const look = () => {
      setUser(client.user.getSync())
      if (!client.session.getSync()) emit({ type: 'signedIn.ended' })
    }
    look()
    const stops = [client.user.onChange(look), client.session.onChange(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, emit])

  const { submit, isPending } = useSubmit({
    call: () => client.session.revoke({ forceClear: true }),
    done: () => emit({ type: 'signedIn.ended' }),
  })
  const goOn = () => {
    host.emit({ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} })
    const { signedIn } = config
    if (typeof signedIn === 'object' && signedIn.continueURL) goTo(signedIn.continueURL)
  }
  const address = toAddress(user)

  return (
    <>
      <Avatar name={toName(user)} address={address} picture={user?.picture_url} />
      <Heading>{text('signedIn.title')}</Heading>
      {address && (
        <Lead>
          <TextWithAddress id="signedIn.content" values={{ email: address }} />
        </Lead>
      )}
      <Stack>
        <Button kind="primary" isQuiet={isPending} onPress={goOn}>
          {text('signedIn.continue')}
        </Button>
        <Button kind="secondary" isLoading={isPending} onPress={() => submit(undefined)}>
          {text('signedIn.signOut')}
        </Button>
      </Stack>
    </>
  )
}

/** The screens of the signed-in user, with their flow and texts. */
export const screens = registerScreens({
  flow: signedInFlow,
  views: { signedIn: SignedIn },
  texts: signedInText,
} satisfies ScreensOf<SignedInFlow>)
