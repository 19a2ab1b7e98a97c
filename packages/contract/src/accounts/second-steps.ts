import { del, type OperationTable, post } from '../foundation/operations/operation.ts'
import type { SecondStepsOperations } from './second-steps.schemas.ts'

/**
 * The operations between the two steps of a sign-in, which are posted, since a token never stands in a URL; and those of the
 * step by text message in a session.
 */
export const secondSteps: OperationTable<SecondStepsOperations> = {
  get: post('/second_steps'),
  putOff: post('/second_steps/put_off'),
  sendEmail: post('/second_steps/email'),
  authenticateEmail: post('/second_steps/email/authenticate'),
  sendSms: post('/second_steps/sms'),
  authenticateSms: post('/second_steps/sms/authenticate'),
  addSms: post('/second_steps/sms/add'),
  removeSms: del('/second_steps/sms'),
  sendWayBack: post('/second_steps/way_back'),
  startWayBack: post('/second_steps/way_back/start'),
  stopWayBack: post('/second_steps/way_back/stop'),
}
