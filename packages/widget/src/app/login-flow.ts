import type { FlowEvent, MainScreen, Screen } from '../flow/flow.ts'
import { loginFlow, registerFlow } from '../flow/register-flow.ts'
import { sharedFlow } from '../flow/shared-flow.ts'
import { step } from '../flow/step.ts'
import { methods } from '../methods/index.ts'
import type { SignedInScreen } from '../signed-in/flow.ts'

registerFlow(sharedFlow)
for (const method of methods) if ('flow' in method) registerFlow(method.flow)

/** Where a login starts. */
export const mainScreen: MainScreen = { name: 'main' }

/** Where it starts for somebody who is signed in, when the host wants that shown. */
export const signedInScreen: SignedInScreen = { name: 'signedIn' }

/** The machine of the login widget: the shared table and every method's. */
export const stepLogin = (screen: Screen, event: FlowEvent): Screen =>
  step(loginFlow, screen, event)
