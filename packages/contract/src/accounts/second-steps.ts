import { type OperationTable, post } from '../foundation/operations/operation.ts'
import type { SecondStepsOperations } from './second-steps.schemas.ts'

/** The operations between the two steps of a sign-in. A token never stands in a URL, so all of them are posted. */
export const secondSteps: OperationTable<SecondStepsOperations> = {
  get: post('/second_steps'),
  putOff: post('/second_steps/put_off'),
  sendEmail: post('/second_steps/email'),
  authenticateEmail: post('/second_steps/email/authenticate'),
  sendWayBack: post('/second_steps/way_back'),
  startWayBack: post('/second_steps/way_back/start'),
  stopWayBack: post('/second_steps/way_back/stop'),
}
