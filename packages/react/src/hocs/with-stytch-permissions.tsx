import { type ComponentType, useEffect, useState } from 'react'
import { useCompatibly, useStytchUser } from '../hooks/compatible-hooks.ts'
import { toDisplayName } from './to-display-name.ts'

/** Every action of every resource, and whether the user may perform it. */
type PermissionsOf<Actions extends Record<string, string>> = {
  [Resource in keyof Actions]: Record<Actions[Resource], boolean>
}

/** The permissions, and the id of the user that they belong to. */
interface Known<Actions extends Record<string, string>> {
  personId: string | undefined
  permissions: PermissionsOf<Actions>
}

/**
 * Passes all permissions of the signed-in user to a component, as `stytchPermissions`. Use them only for what a page
 * shows: the host's back end must check every action itself.
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
    const { client } = useCompatibly('withStytchPermissions()')
    const { user } = useStytchUser()
    const [known, setKnown] = useState<Known<Actions> | null>(null)
    const personId = user?.user_id

    useEffect(() => {
      let isLeft = false
      client.rbac.allPermissions<Actions>().then((permissions) => {
        // the client judges by the roles of its own user, who may not be the user that the host's server found
        const isOwn = client.user.getSync()?.user_id === user?.user_id
        if (!isLeft && isOwn) setKnown({ personId: user?.user_id, permissions })
      })
      return () => {
        isLeft = true
      }
    }, [client, user])

    // the permissions of a previous user are never passed
    if (known?.personId !== personId || !known) return null
    return <Component {...props} stytchPermissions={known.permissions} />
  }
  WithStytchPermissions.displayName = toDisplayName('withStytchPermissions', Component)
  return WithStytchPermissions
}
