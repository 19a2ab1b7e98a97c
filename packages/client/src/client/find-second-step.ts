import type { Unsubscribe } from '../foundation/client-options.ts'
import { internals } from '../kernel/internals.ts'
import * as secondStep from '../session/second-step.ts'
import type { Client } from './client.ts'

/**
 * Finds the second step that the latest sign-in on this page needs; null when it needs none.
 *
 * @param client - any client of this package
 */
export const findSecondStep = (client: Client): secondStep.SecondStep | null =>
  secondStep.findSecondStep(client[internals].bootstrap)

/**
 * Calls a listener whenever a sign-in of this client turns out to need a second step.
 *
 * @param client - any client of this package
 */
export const onSecondStep = (client: Client, listener: () => void): Unsubscribe =>
  secondStep.onSecondStep(client[internals].bootstrap, listener)

/**
 * Forgets the second step: the user has gone back to the beginning.
 *
 * @param client - any client of this package
 */
export const leaveSecondStep = (client: Client): void =>
  secondStep.leaveSecondStep(client[internals].bootstrap)
