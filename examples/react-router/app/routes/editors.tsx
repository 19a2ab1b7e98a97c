import { portico } from '../portico.server.ts'
import type { Route } from './+types/editors.ts'

export async function loader({ request }: Route.LoaderArgs) {
  await portico.require(request, { role: 'editor', redirectTo: '/', otherwise: 'throw' })
  return null
}

export default function Editors() {
  return <h1>Editors</h1>
}
