import { declareMethod } from '../declare-method.ts'
import {
  activityCountTable,
  operatorInvitationTable,
  operatorKeyTable,
  operatorPasskeyTable,
  operatorSessionTable,
  operatorTable,
  stoppedAddressTable,
} from './operator-tables.ts'

/** The declaration of the operators' console: its tables, its ceremonies and its audit actions. */
export const operators = declareMethod({
  id: 'operators',
  challengeKinds: ['operator_registration', 'operator_authentication'],
  auditActions: [
    'operator.invited',
    'operator.invitation_withdrawn',
    'operator.joined',
    'operator.signed_in',
    'operator.session_ended',
    'operator.passkey_clone_suspected',
    'operator.removed',
    'operator.key_made',
    'operator.key_removed',
    'audit.exported',
    'message.tested',
    'user.link_sent',
    'user.sessions_ended',
    'user.messages_stopped',
    'user.messages_allowed',
  ],
  rates: {
    /** Started ceremonies and presented invitations, from one source. */
    operatorStartPerSource: {
      production: { max: 60, perSeconds: 600 },
      development: { max: 6_000, perSeconds: 600 },
    },
    /** Proofs that a signed-in operator began or presented. By operator: several may share an address with users. */
    operatorProofPerOperator: {
      production: { max: 60, perSeconds: 600 },
      development: { max: 6_000, perSeconds: 600 },
    },
    /** Mails that an operator sent to an address to see them. */
    operatorTestMailPerOperator: {
      production: { max: 20, perSeconds: 3_600 },
      development: { max: 2_000, perSeconds: 3_600 },
    },
    /** Lists of users that an operator asked for; the console searches while they type. */
    operatorSearchPerOperator: {
      production: { max: 600, perSeconds: 600 },
      development: { max: 60_000, perSeconds: 600 },
    },
  },
  tables: {
    operators: operatorTable,
    operatorPasskeys: operatorPasskeyTable,
    operatorSessions: operatorSessionTable,
    operatorKeys: operatorKeyTable,
    operatorInvitations: operatorInvitationTable,
    activityCounts: activityCountTable,
    stoppedAddresses: stoppedAddressTable,
  },
  proofs: {},
})
