/**
 * What the simulations of the providers of text messages have in common. Each has a folder in `senders` and an entry of its
 * own, `@portico/testkit/senders/<id>`, and refuses the requests that the real provider refuses.
 */
export type {
  ReportedEvent,
  SenderStandIn,
  SignedReport,
  StandInOptions,
  StartedStandIn,
} from './senders/sender-stand-in.ts'
export type {
  TextCall,
  TextFault,
  TextServer,
  TextServerOptions,
} from './senders/start-text-server.ts'
