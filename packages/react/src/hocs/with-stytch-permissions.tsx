import { type ComponentType, useEffect, useState } from 'react'
import { useStytchUser } from '../hooks/use-stytch-user.ts'
import { useProvided } from '../provider/provided.ts'
import { toDisplayName } from './to-display-name.ts'

/** Every action of every resource, and whether the person may do it. */
type PermissionsOf<Actions extends Record<string, string>> = {
  [Resource in keyof Actions]: Record<Actions[Resource], boolean>
}

/** Permissions, and whose they are. */
interface Known<Actions extends Record<string, string>> {
  personId: string | undefined
  permissions: PermissionsOf<Actions>
}

/**
 * Gives a component all permissions of the signed-in person, as `stytchPermissions`. For what a page shows;
 * the host's back end has to check what it does.
 *
 * @typeParam Actions - the actions of each resource, as `{ documents: 'read' | 'edit' }`
 * @returns the component without that prop. It shows nothing until the permissions are known, and throws
 *   when it is rendered without a provider
 */
export function withStytchPermissions<
  Actions extends Record<string, string>,
  Props extends object = object,
>(
  Component: ComponentType<Props & { stytchPermissions: PermissionsOf<Actions> }>,
): ComponentType<Props> {
  function WithStytchPermissions(props: Props) {
    const { client } = useProvided('withStytchPermissions()')
    const { user } = useStytchUser()
    const [known, setKnown] = useState<Known<Actions> | null>(null)
    const personId = user?.user_id

    useEffect(() => {
      let isLeft = false
      client.rbac.allPermissions<Actions>().then((permissions) => {
        if (!isLeft) setKnown({ personId: user?.user_id, permissions })
      })
      return () => {
        isLeft = true
      }
    }, [client, user])

    // never those of the person before
    if (known?.personId !== personId || !known) return null
    return <Component {...props} stytchPermissions={known.permissions} />
  }
  WithStytchPermissions.displayName = toDisplayName('withStytchPermissions', Component)
  return WithStytchPermissions
}
