import { portico } from '../portico.server.ts'
import type { Route } from './+types/members.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await portico.require(request, { redirectTo: '/', otherwise: 'throw' })
  return { email: user.email }
}

export default function Members({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>Members</h1>
      <p>You are {loaderData.email}.</p>
    </>
  )
}
