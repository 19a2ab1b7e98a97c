import { expect, test } from 'vitest'
import { keptFlow } from '../app/kept-flow.ts'
import { sharedScreens } from '../app/shared-screens.tsx'
import { methods } from '../methods/all-methods.ts'
import { login } from '../roots/sign-in/login.ts'
import { type AnyFlow, anyScreen } from './flow.ts'
import type { ScreenOwner, Screens } from './screens.ts'
import { type FoundRoot, listRoots } from './testing/list-roots.ts'

const toId = (name: string) => (name === anyScreen ? 'any' : name.replace('.', '_'))

/** A screen is drawn with its name; in front of where a widget starts stands a dot. */
const drawScreen = (name: string) =>
  `  ${toId(name)}["${name === anyScreen ? 'any screen' : name}"]`

/** Arrows between the same two screens are one, with a line for each event. */
function drawArrows(flow: AnyFlow, kept: readonly string[]): string[] {
  const events = new Map<string, string[]>()
  for (const [type, { from, to }] of Object.entries(flow)) {
    const lead = to as (event: object) => { name: string } | undefined // only the name of the screen is read
    const target = lead({})
    // what was kept comes with the event
    for (const leadsTo of target ? [target.name] : kept) {
      for (const name of from) {
        const arrow = `${toId(name)} -->|"EVENTS"| ${toId(leadsTo)}`
        events.set(arrow, [...(events.get(arrow) ?? []), type])
      }
    }
  }
  return [...events].map(([arrow, types]) => `  ${arrow.replace('EVENTS', types.join('<br/>'))}`)
}

function drawRoot(
  title: string,
  says: string,
  starts: readonly string[],
  parts: Screens[],
): string {
  const flow = Object.assign({}, ...parts.map((part) => part.flow)) as AnyFlow // tables, joined
  const lines = [
    ...parts.flatMap(({ views }) => Object.keys(views)).map(drawScreen),
    ...(Object.values(flow).some(({ from }) => from.includes(anyScreen))
      ? [drawScreen(anyScreen)]
      : []),
    ...starts.map((name) => `  start_${toId(name)}(( )) --> ${toId(name)}`),
    ...drawArrows(
      flow,
      parts.flatMap(({ kept }) => Object.keys(kept ?? {})),
    ),
  ]
  return `\n## ${title}\n\n${says}\n\n\`\`\`mermaid\nflowchart LR\n${lines.join('\n')}\n\`\`\`\n`
}

const hasScreens = (owner: Partial<ScreenOwner>): owner is ScreenOwner => Boolean(owner.load)

const loadScreens = async ({ load }: ScreenOwner) => (await load()).screens

/** The first screens of a root: of a user who is signed out, and of one who is signed in. */
function listStarts({ start }: NonNullable<FoundRoot['root']>): string[] {
  const names = [null, {}].map((session) => {
    const client = { session: { getSync: () => session } }
    // a root decides by the session alone where it starts
    return start({ client } as unknown as Parameters<typeof start>[0]).name
  })
  return [...new Set(names)]
}

async function drawOwn({ folder, shows, root }: FoundRoot): Promise<string[]> {
  // the sign-in and the password reset are drawn with the methods
  if (!root || root.id === login.id) return []
  const title = folder[0]?.toUpperCase() + folder.slice(1).replaceAll('-', ' ')
  const says = `The widget that shows ${shows}.`
  return [drawRoot(title, says, listStarts(root), [await loadScreens(root)])]
}

async function drawFlows(): Promise<string> {
  const signIn = await Promise.all([login, ...methods].filter(hasScreens).map(loadScreens))
  return [
    `# Flows

The screen transitions and their events, for each widget: the tables of \`packages/widget/src\`, drawn by
\`npm run reference\`. An event without an arrow from a screen has no effect there.
`,
    drawRoot(
      'Sign-in and password reset',
      'The login widget starts on Main, or on the card of the signed-in user; the password reset on `passwords.reset`. After a reload, Main leads to the screen that was kept.',
      ['main', 'signedIn', 'passwords.reset'],
      [sharedScreens, { flow: keptFlow, views: {}, texts: {} }, ...signIn],
    ),
    ...(await Promise.all((await listRoots()).map(drawOwn))).flat(),
  ].join('')
}

test('docs/reference/flows.md is up to date with the flows (npm run reference writes it)', async () => {
  await expect(drawFlows()).resolves.toMatchFileSnapshot('../../../../docs/reference/flows.md')
})
