/** Modules about the FAPI 2.0 Security Profile: a sign-in that must hold, or one step of it that must be refused. */
import { verifyRefusal } from '../checks/refusal.ts'
import {
  type Fapi2Flow,
  type Fapi2FlowOptions,
  type Fapi2SignIn,
  type FormChange,
  obtainCode,
  openFapi2Flow,
  sendCode,
  sendPush,
  signInByFapi2,
} from '../relying-party/fapi2-flow.ts'
import type { Module } from '../runner/module.ts'
import type { TestContext } from '../runner/test-context.ts'

const named = (name: string) => `fapi2-security-profile-final-${name}`

type ToChange = (flow: Fapi2Flow) => FormChange | Promise<FormChange>

/** A module that holds when signing in with these options does, and whatever else is looked at. */
export function createFapi2SignIn(
  name: string,
  options: Fapi2FlowOptions & { readonly push?: FormChange } = {},
  verify: (
    context: TestContext,
    signedIn: Fapi2SignIn & { readonly flow: Fapi2Flow },
  ) => void | Promise<void> = () => {},
): Module {
  return createFapi2Module(name, async (context) => {
    await verify(context, await signInByFapi2(context, options))
  })
}

/** A module whose pushed request must be refused. */
export function createRefusedPush(
  name: string,
  toChange: ToChange,
  allowed: readonly string[],
): Module {
  return createFapi2Module(name, async (context) => {
    const flow = await openFapi2Flow(context)
    await verifyRefusal(await sendPush(flow, await toChange(flow)), 'pushed request', allowed)
  })
}

/** A module whose code must not be redeemed. */
export function createRefusedCode(
  name: string,
  toChange: ToChange,
  allowed: readonly string[],
  toPush: ToChange = () => ({}),
): Module {
  return createFapi2Module(name, async (context) => {
    const flow = await openFapi2Flow(context)
    const code = await obtainCode(flow, await toPush(flow))
    await verifyRefusal(await sendCode(flow, code, await toChange(flow)), 'token endpoint', allowed)
  })
}

/** A module of the plan under its full name. */
export function createFapi2Module(
  name: string,
  run: (context: TestContext) => Promise<void>,
): Module {
  return { name: named(name), run }
}
