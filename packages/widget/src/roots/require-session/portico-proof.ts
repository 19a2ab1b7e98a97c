import { createWidget } from '../../app/create-widget.tsx'
import type { Way } from '../../flow/further-factor/read-step-up.ts'
import type { RootOf } from '../../flow/screens.ts'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'
import { createWidgetElement } from '../elements/widget-element.ts'
import { type ProofFlow, screens } from './proof-screen.tsx'

/** The question that the element shows. */
export interface ProofDemand {
  /** The strongest first; none if the user cannot prove what is lacking. */
  readonly ways: readonly Way[]
  /** For what it is asked; empty if the page does not say. */
  readonly reason: string
  settle(isProved: boolean): void
}

/** The options of the element. */
export interface ProofOptions extends LoginOptions {
  demand: ProofDemand
}

const proof = {
  id: 'proof',
  start: () => ({ name: 'proof' }),
  load: async () => ({ screens }),
} satisfies RootOf<ProofFlow>

/** The element `<portico-proof>`, which `requireSession` shows in a dialog. It is defined when the question is asked first. */
export const PorticoProof = createWidgetElement<ProofOptions, 'portico-proof', object>(
  createWidget(proof),
  ['portico-proof'],
  ['demand'],
)
